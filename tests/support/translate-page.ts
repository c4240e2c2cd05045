// A page as a browser's translation leaves it: each text node gives way to a new one inside two <font> elements,
// at once and whenever text comes or changes. React's own text nodes are no longer in the document.

import type { Page } from "@playwright/test";

export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(wrapAll);
    function wrapAll() {
      observer.disconnect();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("font, script, style, svg")) continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = text.data;
        text.replaceWith(outer);
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    wrapAll();
  });
}
