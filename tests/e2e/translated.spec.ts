// Pages changed by translators, password managers and other extensions, before and after React starts.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test, whole } from "./support/browser-test.ts";
import { openQuoteDialog, visit, waitForReact } from "./support/quote-page.ts";
import { follow, holdChunk } from "./support/slow-pages.ts";

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

for (const way of ["in elements", "in place"] as const) {
  test(
    `the quote form of a page translated ${way} shows and clears its errors, and sends untranslated values`,
    way === "in place" ? whole : {},
    async ({ page }) => {
      const email = newEmail();
      await visit(page, paths.landing);
      await translatePage(page, way);
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
    },
  );
}

/** Runs in the page. Imitates password managers and other extensions. */
function extendPage() {
  for (const field of document.querySelectorAll<HTMLElement>("dialog :is(input, select)")) {
    field.before(document.createElement("com-manager-button"));
    field.after(document.createElement("div"));
    field.setAttribute("data-lpignore", "true");
    field.style.backgroundImage = "none";
  }
  for (const place of document.querySelectorAll("dialog form, dialog, #root, main, body"))
    place.prepend(document.createElement("div"));
}

const changes = {
  "translated text": (page: Page) => translatePage(page, "in elements"),
  "elements and attributes added by extensions": (page: Page) => page.evaluate(extendPage),
};

for (const [change, make] of Object.entries(changes)) {
  test(`a form filled in before React starts keeps its values and is sent, in a page with ${change}`, async ({
    page,
    quietConsole,
  }) => {
    // React reports that it re-rendered the changed markup.
    quietConsole.allow(/Minified React error #418/);
    const email = newEmail();
    const release = await holdChunk(page, "entry.client");
    await page.goto(paths.landing, { waitUntil: "domcontentloaded" });
    await fillInByName(page, email);
    await control(page, "model").focus();
    await make(page);
    release();
    await waitForReact(page);
    await expect(control(page, "model")).toBeFocused();
    await page.keyboard.type(" R");
    await send(page);
    await expect(page).toHaveURL(paths.thankYou);
    expect(storedRequestsOf(email)).toMatchObject([
      { firstName: "Sam", model: "Golf R", wrapType: "Commercial Branding" },
    ]);
  });
}

for (const [path, query] of [
  [articlePath("colour-and-finish-options"), "coverage=roof"],
  [articlePath("car-wrap-prices-uk"), "size=large"],
] as const) {
  test(
    `${path}: in a translated page, a choice is shown and in the address`,
    whole,
    async ({ page }) => {
      await visit(page, path);
      await translatePage(page, "in elements");
      const [name, value] = query.split("=");
      const radios = page.locator(`main input[type=radio][name="${name}"]`);
      for (const radio of await radios.all()) await radio.check({ force: true });
      await page.locator(`main input[type=radio][value="${value}"]`).check({ force: true });
      await expect(page).toHaveURL(new RegExp(query));
      await expect(page.getByRole("main")).toHaveCount(1);
    },
  );
}

test("navigation shows the next page even if an extension has removed parts of the current one", async ({
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

/** Translates the page as browsers do, now and on each change.
 * @param way "in elements": puts a new text node into <font> elements, like Chrome, so that React's own node leaves the
 * document; "in place": changes the text, like some extensions. */
function translatePage(page: Page, way: "in elements" | "in place"): Promise<void> {
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
