// What a browser does when a page loads, done for pages that React swaps in:
// a new page starts at its top or its hash with the focus on its heading, back and forward restore the place.

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

export function useArrival() {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const places = useRef(new Map<string, number>());
  const arrivedAt = useRef<string>(null);

  useBrowserLayoutEffect(() => {
    const isFirstPage = arrivedAt.current === null;
    const samePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (!isFirstPage && !(samePage && !hash)) {
      // Once React swaps pages, the browser's own restoring would come too early.
      history.scrollRestoration = "manual";
      const place = how === "POP" ? places.current.get(key) : undefined;
      if (place !== undefined) scrollTo({ top: place, behavior: "instant" });
      else arrive(hash);
    }
    const remember = () => places.current.set(key, scrollY);
    addEventListener("scrollend", remember, { passive: true });
    addEventListener("click", remember, { capture: true, passive: true });
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", handBack);
    return () => {
      removeEventListener("scrollend", remember);
      removeEventListener("click", remember, { capture: true });
      removeEventListener("pagehide", handBack);
    };
  }, [key, pathname, hash, how]);
}

function arrive(hash: string) {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const focused = target ?? document.querySelector<HTMLElement>("h1");
  if (!target) scrollTo({ top: 0, behavior: "instant" });
  focused?.setAttribute("tabindex", "-1");
  focused?.focus({ preventScroll: !target });
  target?.scrollIntoView();
}
