// Changing pages without loading anew, by the browser's Navigation API: links are plain links, and the browser
// keeps the history, the scroll positions and the place of a hash. A browser without it loads the next page whole.
// What is shown follows from the address alone: however page changes overtake one another, the two agree.

import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { keepDraft } from "./quote/draft.ts";
import { findRoute, notFoundRoute, type PageRoute } from "./routes.tsx";

type Shown = {
  route: PageRoute;
  /** Counts the page changes of this document. */
  visit: number;
};

const navigationApi = (globalThis as Partial<Pick<Window, "navigation">>).navigation;

/** Page changes begun in this document, those that were overtaken among them. */
let begun = 0;
/** Shows the page of the address, if its chunk is here. */
let showAddressed = () => {};
/** The address the document was loaded under: the page there is what was served, however a host spells it. */
let served: { pathname: string; route: PageRoute } | undefined;

function loadedPathname(): string {
  const [load] = performance.getEntriesByType("navigation");
  return load ? new URL(load.name).pathname : location.pathname;
}

function routeAt(address: string): PageRoute {
  const { pathname } = new URL(address);
  return served && pathname === served.pathname ? served.route : findRoute(pathname);
}

/** The page to show: the first one, then that of wherever the visitor goes. */
export function useShownPage(firstPath: string): Shown {
  const [shown, setShown] = useState<Shown>(() => ({ route: findRoute(firstPath), visit: 0 }));

  // In the same step as the page's own controls start: who can click one can follow a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useLayoutEffect(() => {
    served = { pathname: loadedPathname(), route: shown.route };
    let entry = currentEntry();
    showAddressed = () => {
      const route = routeAt(location.href);
      // Absent: whoever fetches it shows it.
      if (!route.page() || entry === currentEntry()) return;
      entry = currentEntry();
      flushSync(() => setShown(({ visit }) => ({ route, visit: visit + 1 })));
    };
    // A step through the history before React had started changed the address alone.
    const addressed = routeAt(location.href);
    if (addressed !== shown.route) {
      entry = undefined;
      addressed.preload().then(showAddressed, () => location.reload());
    }
    if (navigationApi) {
      navigationApi.addEventListener("navigate", follow);
      return () => navigationApi.removeEventListener("navigate", follow);
    }
    // Only `goTo` has put pages into this document.
    const loadAddressed = () => {
      if (entry !== currentEntry()) location.reload();
    };
    addEventListener("popstate", loadAddressed);
    return () => removeEventListener("popstate", loadAddressed);
  }, []);

  return shown;
}

/** What tells one entry of the history from another: a link to the page one is on makes a new one, too. */
function currentEntry(): string | undefined {
  return navigationApi ? navigationApi.currentEntry?.id : location.pathname;
}

/** Goes to another page of the site, as a click on a link would, but never by way of the network alone. */
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

/** @returns whether the visitor has set out for another page since. */
export function watchForPageChange(): () => boolean {
  const before = begun;
  return () => begun !== before;
}

function follow(event: NavigateEvent) {
  const route = routeAt(event.destination.url);
  if (!isPageChange(event) || (route === notFoundRoute && !event.destination.sameDocument)) return;
  begun++;
  // Who opens a dialog while a page is on its way keeps it; who leaves the page leaves the dialog too.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Where it fails is seen by there being no page.
  const fetchPage = () =>
    route.preload().then(
      () => {},
      () => {},
    );
  event.intercept({
    focusReset: "manual",
    // The address changes when the page can. Some steps through the history the browser takes at once.
    ...(event.cancelable && { precommitHandler: fetchPage }),
    async handler() {
      await fetchPage();
      if (!route.page()) return loadAnew(event);
      await animate(showAddressed);
      if (!event.signal.aborted) focusHeading();
    },
  });
}

/** Not a download, a form's post, a reload, a jump inside the page or a change to the query by a page's own script. */
function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) {
    return false;
  }
  const byScriptInPlace = event.destination.sameDocument && event.navigationType !== "traverse";
  return event.navigationType !== "reload" && !byScriptInPlace;
}

/** The chunk cannot be had (a new version is out, the network is gone): the server may still have the page. */
async function loadAnew(event: NavigateEvent) {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) await new Promise((resolve) => dialog.addEventListener("close", resolve));
  // The visitor has gone on: what failed is not wanted any more.
  if (event.signal.aborted) return;
  keepDraft();
  // To where the new page begins, not to where the last one was left.
  event.scroll();
  location.reload();
  await new Promise<never>(() => {});
}

async function animate(change: () => void) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return change();
  const transition = document.startViewTransition(change);
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
