// The dialog before React has started, and in browsers that know less.

import { expect, newEmail, storedRequestsOf, test, whole } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { holdChunk } from "#tests/support/slow-pages.ts";

/** What password managers, translators and other extensions do to a page before React has started. */
const changes = {
  nothing: () => {},
  "an element after each field": () => {
    for (const control of document.querySelectorAll("dialog :is(input, select)"))
      control.after(document.createElement("div"));
  },
  "an element before each field": () => {
    for (const control of document.querySelectorAll("dialog :is(input, select)"))
      control.before(document.createElement("com-manager-button"));
  },
  "elements at the start of form, dialog, page and body": () => {
    for (const place of document.querySelectorAll("dialog form, dialog, #root, main, body"))
      place.prepend(document.createElement("div"));
  },
  "attributes and styles on each field": () => {
    for (const control of document.querySelectorAll<HTMLElement>("input, select, form, dialog")) {
      control.setAttribute("data-lpignore", "true");
      control.style.backgroundImage = "none";
    }
  },
  "a word of the heading in an element": () => {
    const heading = document.querySelector("h1");
    const text = heading?.firstChild as Text;
    const mark = document.createElement("mark");
    text.splitText(3).replaceWith(mark);
    mark.textContent = "word";
  },
  "all text translated": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.matches("option, script, title"))
        continue;
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
};

/** The others differ from these in where they put what they put. */
const kinds = ["nothing", "all text translated"];

for (const [change, make] of Object.entries(changes)) {
  test(
    `typed before React has started, in a page changed by others (${change}): all stays, and it is sent`,
    kinds.includes(change) ? {} : whole,
    async ({ page, quietConsole }) => {
      // React's own note on having built anew what it did not recognise.
      quietConsole.allow(/Minified React error #418/);
      const email = newEmail();
      const release = await holdChunk(page, "entry.client");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      const dialog = await openQuoteDialog(page);
      await fillIn(page, email);
      await dialog.getByLabel("Vehicle model").focus();
      await page.evaluate(make);
      release();
      await waitForReact(page);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel("Vehicle model")).toBeFocused();
      await page.keyboard.type(" R");
      await expect(dialog.getByLabel("Vehicle model")).toHaveValue("Golf R");
      await expect(dialog.getByLabel("Email")).toHaveValue(email);

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await page.evaluate(() => window.dispatchEvent(new Event("open-quote-modal")));
      await expect(dialog).toBeVisible();
      await submitButton(page).click();
      await expect(page).toHaveURL("/thank-you");
      expect(storedRequestsOf(email)).toMatchObject([{ model: "Golf R" }]);
    },
  );
}

test("where the browser lacks invoker commands and closedby, the boot script stands in", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    // What the browser would do by itself.
    addEventListener("command", (event) => event.preventDefault(), { capture: true });
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("dialog")?.removeAttribute("closedby"),
    );
  });
  await page.setViewportSize({ width: 1000, height: 450 });
  await page.goto("/");
  await waitForReact(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.dblclick();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();

  // A press on the dialog's own edge, where its scrollbar is, or one that ends outside, is not meant to close it.
  const box = await dialog.boundingBox();
  if (!box) throw new Error("the dialog has no box");
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  await expect(dialog).toBeVisible();
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(4, 225);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await page.mouse.click(4, 225);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await openQuoteDialog(page);
  await dialog.getByRole("button", { name: "Close quote modal" }).click();
  await expect(dialog).toBeHidden();
});

test("without invoker commands and without the boot script, the opener still opens the form, and the cross closes it", async ({
  page,
}) => {
  // What a browser makes of HTML whose attributes it does not know.
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/ (command|commandfor|closedby)="[^"]*"/g, ""),
    });
  });
  await page.route("**/assets/boot-*.js", (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
  await page.goto("/");
  const dialog = await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toBeVisible();
  await dialog.getByRole("button", { name: "Close quote modal" }).click();
  await expect(dialog).toBeHidden();
});
