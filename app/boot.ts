// Boot script, the only one that loads with the page. Sets up menu and dialog, and starts React later.

import { bootQuoteDialog } from "./quote/dialog-boot.ts";

const FIRST_INTERACTIONS = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart"];

/** Asset URLs from the script's own tag (`PageAssets` in document.tsx). */
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

/** Adds a disabled link, so that Vite's chunk loader treats an inlined style as loaded. Browsers don't fetch it. */
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

/** Lets the browser lay out everything below the first view (layout.module.css). */
function layOutTheRest() {
  document.documentElement.dataset.whole = "";
}

// A navigation within the document would leave the menu open.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  link.closest<HTMLElement>("nav[popover]")?.hidePopover?.();
  // In browsers without scroll anchoring, the target would move while the parts above it are laid out.
  if (link.hash) layOutTheRest();
});
bootQuoteDialog();
listen();
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// A reload, a history traversal or a hash may open the page part-way down.
if (location.hash || visit?.type !== "navigate") layOutTheRest();
else onceLoaded(() => whenIdle(layOutTheRest));
onceLoaded(() => whenIdle(start));
