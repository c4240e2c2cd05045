// Pages that a translator or an extension changes after React has started.

import type { Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import { openQuoteDialog, visit } from "./support/quote-page.ts";
import { follow } from "./support/slow-pages.ts";

/** Finds a control by its name attribute, since its label is translated. */
const control = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`);
const send = (page: Page) => page.locator("dialog button[type=submit]").click();
const open = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("open-quote-modal")));

async function fillInByName(page: Page, email: string) {
  await open(page);
  const values = { firstName: "Sam", email, make: "Volkswagen", model: "Golf" };
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
  await control(page, "wrapType").selectOption({ index: 2 });
}

test("the quote form of a translated page shows and clears its errors, and sends untranslated values", async ({
  page,
}) => {
  const email = newEmail();
  await visit(page, paths.landing);
  await translatePage(page);
  await open(page);
  await send(page);
  await expect(page.locator("#quote-firstName-error")).toBeVisible();
  await fillInByName(page, email);
  await expect(page.locator("#quote-firstName-error")).toBeHidden();
  await send(page);
  await expect(page).toHaveURL(paths.thankYou);
  expect(storedRequestsOf(email)).toMatchObject([
    { firstName: "Sam", wrapType: "Commercial Branding" },
  ]);
});

test("navigation shows the next page even if an extension has removed parts of the current page", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/NotFoundError|removeChild/);
  await visit(page, paths.landing);
  await page.evaluate(() => {
    document.querySelector("main > section")?.remove();
    document.querySelector("footer")?.remove();
  });
  await follow(page, paths.terms);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Terms/);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(await openQuoteDialog(page)).toBeVisible();
});

/** Translates the page as Chrome does, now and on each change: <font> elements with new text replace React's text. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
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
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = `¡${text.data}!`;
        text.replaceWith(outer);
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    translateAll();
  });
}
