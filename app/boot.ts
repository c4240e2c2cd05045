// Boot script, the only one before the first interaction. It lays out the rest of the page, starts React late, closes
// the menu and completes the quote dialog: polyfills for invoker commands and light dismissal, scroll lock, focus, and
// prefilling by its opener.

import { bootQuoteDialog } from "./quote/dialog-boot.ts";

const FIRST_INTERACTIONS = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart"];

/** Asset URLs from the script's own tag: the client entry, then the page's chunk, each after its imports. */
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

/** Retries on the next interaction, as the connection may be back by then. */
function startAgain() {
  started = false;
  listen();
}

/** Tells Vite's chunk loader that this style is loaded. Not a link in the HTML, which Chromium would fetch. */
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

/** Lays out everything below the first view (layout.module.css), after the first paint and for good. */
function layOutTheRest() {
  document.documentElement.dataset.whole = "";
}

// A same-document or client-side navigation does not close the menu.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  link.closest<HTMLElement>("nav[popover]")?.hidePopover?.();
  // Without scroll anchoring, the target would move as each part above it is laid out.
  if (link.hash) layOutTheRest();
});
bootQuoteDialog();
listen();
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// A reload, a history traversal or a hash opens the page part-way down.
if (location.hash || visit?.type !== "navigate") layOutTheRest();
else onceLoaded(() => whenIdle(layOutTheRest));
onceLoaded(() => whenIdle(start));
