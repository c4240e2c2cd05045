import type { Page } from "@playwright/test";
import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { follow, holdChunk } from "#tests/support/slow-pages.ts";

test("the dialog opens from the bar, takes the focus, and gives it back on close", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).locator(":focus")).toHaveCount(1);
  await quoteDialog(page).getByRole("button", { name: "Close quote modal" }).click();
  await expect(quoteDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Escape and a click on the backdrop close the dialog; a click inside does not", async ({
  page,
}) => {
  await page.goto("/");
  await openQuoteDialog(page);
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toBeHidden();

  const dialog = await openQuoteDialog(page);
  await dialog.getByRole("heading", { name: "Get Your Free Quote" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("the event open-quote-modal opens the dialog on any page", async ({ page }) => {
  for (const path of ["/", "/faq", "/terms"]) {
    await page.goto(path);
    for (const target of ["window", "document"] as const) {
      await page.evaluate(
        (name) => window[name].dispatchEvent(new CustomEvent("open-quote-modal")),
        target,
      );
      await expect(quoteDialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
    }
  }
});

for (const width of [360, 800, 1280]) {
  test(`the page behind stays where it is while the dialog is open, ${width} px wide with scrollbars`, async ({
    playwright,
    baseURL,
  }) => {
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({
      baseURL: baseURL as string,
      viewport: { width, height: 700 },
    });
    await page.goto("/");
    await waitForReact(page);
    for (const place of [0, 900, 6000, 11_571]) {
      const before = await measure(page, place);
      const dialog = await openQuoteDialog(page);
      await page.mouse.move(width / 2, 20);
      await page.mouse.wheel(0, 2500);
      await page.keyboard.press("End");
      expect(await measure(page)).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect(await measure(page)).toEqual(before);
    }
    await browser.close();
  });
}

/** Goes to a place, if one is given, and says where the page is and how large. */
function measure(page: Page, place?: number) {
  return page.evaluate((top) => {
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    const [bar, main] = [...document.querySelectorAll("header, main")].map(
      (part) => part.getBoundingClientRect().width,
    );
    const { scrollHeight } = document.documentElement;
    return { top: Math.round(window.scrollY), height: scrollHeight, bar, main };
  }, place);
}

test("iOS, which `overflow` does not hold, is held by its touches: on the backdrop, and on a dialog with nothing to scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/");
  await openQuoteDialog(page);
  const isHeld = (x: number, y: number) =>
    quoteDialog(page).evaluate(
      (dialog, [clientX, clientY]) => {
        dialog.dispatchEvent(new PointerEvent("pointerdown", { clientX, clientY }));
        const touch = new Touch({ identifier: 1, target: dialog, clientX, clientY });
        return !dialog.dispatchEvent(
          new TouchEvent("touchmove", { touches: [touch], cancelable: true }),
        );
      },
      [x, y] as const,
    );
  expect(await isHeld(4, 300)).toBe(true);
  expect(await isHeld(640, 300)).toBe(true);
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await isHeld(320, 200)).toBe(false);
});

test("with the dialog open, a step back closes it, and the page before is where it was", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page
    .locator('main a[href="/faq/vehicle-wrap-design"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test("opened while another page is on its way, the dialog stays, and the page behind begins at its top", async ({
  page,
}) => {
  const release = await holdChunk(page, "terms");
  await page.goto("/");
  await waitForReact(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await follow(page, "/terms");
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  release();
  await expect(page).toHaveURL("/terms");
  await expect(page.locator("h1")).toHaveText(/Terms/);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a double click on an opener opens the dialog and leaves it open", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).dblclick();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toBeHidden();
});

test("what was typed is there again after closing and opening", async ({ page }) => {
  await page.goto("/");
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.keyboard.press("Escape");
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test("a service card opens the dialog with its wrap type chosen", async ({ page }) => {
  await page.goto("/");
  const card = page
    .getByRole("article")
    .or(page.locator("section *"))
    .filter({
      has: page.getByRole("heading", { name: "Paint Protection Film" }),
    });
  await card.last().getByRole("button").first().click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).getByLabel("Wrap type")).toHaveValue("Paint Protection Film");
});

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

for (const [change, make] of Object.entries(changes)) {
  test(`typed before React has started, in a page changed by others (${change}): all stays, and it is sent`, async ({
    page,
    quietConsole,
  }) => {
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
  });
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
