// Changing pages without loading anew, by the browser's Navigation API: links are plain links, and the browser
// keeps the history, the scroll positions and the place of a hash. A browser without it loads the next page whole.

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { findRoute, notFoundRoute, type PageRoute } from "./routes.tsx";

/** The route to show: the first page's, then that of wherever the visitor goes. */
export function useCurrentRoute(firstPath: string): PageRoute {
  const [route, setRoute] = useState(() => findRoute(firstPath));

  useEffect(() => {
    const { navigation } = window as Partial<Pick<Window, "navigation">>;
    if (!navigation) return;
    const follow = (event: NavigateEvent) => {
      const next = findRoute(new URL(event.destination.url).pathname);
      if (!isPageChange(event) || next === notFoundRoute) return;
      event.intercept({
        focusReset: "manual",
        async handler() {
          await preloadOrLoadAnew(next);
          await swap(() => setRoute(next));
          focusHeading();
        },
      });
    };
    navigation.addEventListener("navigate", follow);
    return () => navigation.removeEventListener("navigate", follow);
  }, []);

  return route;
}

/** Goes to another page of the site, as a click on a link would. */
export function goTo(path: string) {
  window.location.assign(path);
}

/** Not a download, a form's post, a reload, a jump inside the page or a change to the query by a page's own script. */
function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) {
    return false;
  }
  const byScriptInPlace = event.destination.sameDocument && event.navigationType !== "traverse";
  return event.navigationType !== "reload" && !byScriptInPlace;
}

/** A chunk that cannot be had (a new version is out, the network is gone): the server may still have the page. */
async function preloadOrLoadAnew(route: PageRoute) {
  try {
    await route.preload();
  } catch {
    window.location.reload();
    await new Promise<never>(() => {});
  }
}

async function swap(change: () => void) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return flushSync(change);
  const transition = document.startViewTransition(() => flushSync(change));
  // A quick second change of page skips the first one's animation, which is no error.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

/** Tells keyboard and screen reader where they are: on the new page's heading. */
function focusHeading() {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
