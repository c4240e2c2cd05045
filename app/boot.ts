// The only script before the first interaction. It has the rest of the page laid out, starts React late, closes the menu
// and makes the quote dialog whole: invoker commands and light dismissal where a browser lacks them, scroll lock, focus,
// wrap type of the opener.

import { bootQuoteDialog } from "./quote/dialog-boot.ts";

const FIRST_INTERACTIONS = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart"];

/** Asset URLs are in the script's own tag: the client entry, then the page's chunk, each after what it imports. */
const { app, styles } = (document.getElementById("boot") as HTMLScriptElement).dataset;

let started = false;

function listen() {
  for (const type of FIRST_INTERACTIONS)
    addEventListener(type, start, { capture: true, passive: true });
}

function start() {
  if (started) return;
  started = true;
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, start, true);
  for (const style of styles?.split(" ") ?? []) claimStyle(style);
  for (const asset of app?.split(" ") ?? []) import(/* @vite-ignore */ asset).catch(startAgain);
}

/** The next interaction tries again, as the connection may be back by then. */
function startAgain() {
  started = false;
  listen();
}

/** Tells Vite's loader of page chunks that the page has this style file already. Not in the HTML: Chromium fetches it. */
function claimStyle(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.disabled = true;
  link.href = href;
  document.head.append(link);
}

function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1500 });
  else setTimeout(task, 300);
}

function onceLoaded(task: () => void) {
  if (document.readyState === "complete") task();
  else addEventListener("load", task);
}

/** Lays out what lies below the first view (layout.module.css): after the first paint, and for good. */
function layOutTheRest() {
  document.documentElement.dataset.whole = "";
}

// A link to the same document, or to a page that is put into it, leaves the menu open by itself.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  link.closest<HTMLElement>("nav[popover]")?.hidePopover?.();
  // Where the browser does not hold the place, it would move with each part above it that is laid out later.
  if (link.hash) layOutTheRest();
});
bootQuoteDialog();
listen();
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// Reloaded, returned to or asked for by a hash, the page is shown at a place within it.
if (location.hash || visit?.type !== "navigate") layOutTheRest();
else onceLoaded(() => whenIdle(layOutTheRest));
onceLoaded(() => whenIdle(start));
