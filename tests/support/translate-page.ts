// A page as a browser's translation leaves it: each text node gives way to a new one with other words, at once and
// whenever text comes or changes. React's own text nodes are no longer in the document.

import type { Page } from "@playwright/test";

/** @param way as Chrome does, in <font> elements, or as some extensions do, by changing the text in place. */
export function translatePage(page: Page, way: "elements" | "in place"): Promise<void> {
  return page.evaluate((how) => {
    const observer = new MutationObserver(translateAll);
    function translateAll() {
      observer.disconnect();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isDone = text.data.startsWith("¡");
        if (isDone || !text.data.trim() || text.parentElement?.closest("script, style, svg"))
          continue;
        text.data = `¡${text.data}!`;
        if (how === "in place") continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = text.data;
        text.replaceWith(outer);
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    translateAll();
  }, way);
}
