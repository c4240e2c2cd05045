// What lies below the first view is laid out after the first paint (layout.module.css): one part at a time, so that no
// click waits long, then for good, so that a place to go back to is where it was. Part of the boot script.

/** @param onceLoaded, whenIdle call back after the page's load, and when the browser has nothing better to do. */
export function layOutTheRest(
  onceLoaded: (begin: () => void) => void,
  whenIdle: (goOn: () => void) => void,
) {
  const { documentElement: root } = document;
  const parts = document.querySelectorAll<HTMLElement>("main > section + section");
  const layOut = (place: number) => {
    const part = parts[place];
    if (!part) {
      root.dataset.whole = "";
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(() => layOut(place + 1));
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Reloaded, returned to or asked for by a hash, the page is shown at a place within it.
  if (location.hash || (visit && visit.type !== "navigate")) root.dataset.whole = "";
  else onceLoaded(() => layOut(0));
}
