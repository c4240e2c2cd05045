// Client-side navigation by the browser's Navigation API. Without this API, a link loads its page in full.
// The URL alone decides which page is shown, so that URL and page agree even if navigations overtake one another.

import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { keepDraft } from "./quote/draft.ts";
import { findRoute, notFoundRoute, type PageRoute } from "./routes.tsx";

type Shown = {
  route: PageRoute;
  /** Counts the navigations of this document. */
  visit: number;
};

const navigationApi = (globalThis as Partial<Pick<Window, "navigation">>).navigation;

/** Navigations begun in this document, including aborted ones. */
let begun = 0;
/** Shows the page of the current URL, if its chunk is loaded. */
let showAddressed = () => {};
/** Path and route of the loaded document: a static host may serve a route under another path ("/faq.html"). */
let served: { pathname: string; route: PageRoute } | undefined;

function loadedPathname(): string {
  const [load] = performance.getEntriesByType("navigation");
  return load ? new URL(load.name).pathname : location.pathname;
}

function routeAt(address: string): PageRoute {
  const { pathname } = new URL(address);
  return served && pathname === served.pathname ? served.route : findRoute(pathname);
}

/** The page to show: first the served page, then the target of each navigation. */
export function useShownPage(firstPath: string): Shown {
  const [shown, setShown] = useState<Shown>(() => ({ route: findRoute(firstPath), visit: 0 }));

  // In a layout effect, as part of hydration: a link must work as soon as any control does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, during hydration
  useLayoutEffect(() => {
    served = { pathname: loadedPathname(), route: shown.route };
    let entry = currentEntry();
    showAddressed = () => {
      const route = routeAt(location.href);
      // A page that is not loaded yet will be shown by its own navigation.
      if (!route.page() || entry === currentEntry()) return;
      entry = currentEntry();
      flushSync(() => setShown(({ visit }) => ({ route, visit: visit + 1 })));
    };
    // Before hydration, going back or forward changed only the URL.
    const addressed = routeAt(location.href);
    if (addressed !== shown.route) {
      entry = undefined;
      addressed.preload().then(showAddressed, () => location.reload());
    }
    if (navigationApi) {
      navigationApi.addEventListener("navigate", follow);
      return () => navigationApi.removeEventListener("navigate", follow);
    }
    // Without the Navigation API, only `goTo` shows other pages in this document.
    const loadAddressed = () => {
      if (entry !== currentEntry()) location.reload();
    };
    addEventListener("popstate", loadAddressed);
    return () => removeEventListener("popstate", loadAddressed);
  }, []);

  return shown;
}

/** Identifies the history entry. Even a link to the current page creates a new entry. */
function currentEntry(): string | undefined {
  return navigationApi ? navigationApi.currentEntry?.id : location.pathname;
}

/** Navigates like a link, but also works offline if the page's chunk is loaded. */
export async function goTo(path: string) {
  if (navigationApi) return location.assign(path);
  const route = findRoute(path);
  await route.preload().catch(() => {});
  if (!route.page()) return location.assign(path);
  history.pushState(null, "", path);
  showAddressed();
  scrollTo(0, 0);
  focusHeading();
}

/** @returns a function that tells whether another navigation has begun since. */
export function watchForPageChange(): () => boolean {
  const before = begun;
  return () => begun !== before;
}

function follow(event: NavigateEvent) {
  const route = routeAt(event.destination.url);
  if (!isPageChange(event) || (route === notFoundRoute && !event.destination.sameDocument)) return;
  begun++;
  // Close dialogs of the page being left; a dialog opened during the navigation stays open.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // A failed load leaves `route.page()` empty, which the handler below notices.
  const fetchPage = async () => {
    await route.preload().catch(() => {});
  };
  event.intercept({
    focusReset: "manual",
    // Changes the URL only once the chunk is loaded. A traversal that cannot be cancelled changes the URL at once.
    ...(event.cancelable && { precommitHandler: fetchPage }),
    async handler() {
      await fetchPage();
      if (!route.page()) return loadDocument(event);
      await animate(showAddressed);
      if (!event.signal.aborted) focusHeading();
    },
  });
}

/** False for a download, form submission, reload, same-page hash or a page's own `history.replaceState`. */
function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) {
    return false;
  }
  const byScriptInPlace = event.destination.sameDocument && event.navigationType !== "traverse";
  return event.navigationType !== "reload" && !byScriptInPlace;
}

/** Loads the whole document after the page's chunk has failed to load, for example after a deployment. */
async function loadDocument(event: NavigateEvent) {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) await new Promise((resolve) => dialog.addEventListener("close", resolve));
  // Another navigation has replaced this one.
  if (event.signal.aborted) return;
  keepDraft();
  // Scroll to the top or hash of the new page, not to the old page's scroll position.
  event.scroll();
  location.reload();
  await new Promise<never>(() => {});
}

async function animate(change: () => void) {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return change();
  const transition = document.startViewTransition(change);
  // A second navigation skips the first one's animation, which is not an error.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

/** Moves focus to the new page's heading, for keyboard and screen-reader users. */
function focusHeading() {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
