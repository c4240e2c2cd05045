// The accessibility tree of one page of each kind, in reading order.

import { articlePath, paths } from "#contract/paths.ts";
import { expect, test } from "./support/browser-test.ts";
import { quoteDialog, waitForReact } from "./support/quote-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the landing page announces its header and hero", async ({ page }) => {
  await page.goto(paths.landing);
  await waitForReact(page);
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link /home/
      - navigation "Main":
        - link "Prices"
        - link "FAQ"
        - link /\\d+/
      - button "Get a Quote"
    - main:
      - region "Factory Paint Won't Get You Noticed":
        - heading "Factory Paint Won't Get You Noticed" [level=1]
        - button "Get My Free Quote Now"
        - img
        - img
        - slider "Share of the car in film"
        - group "Choose a film":
          - radio [checked]
          - radio
          - link /Any colour/
      - region "Why Choose Us":
        - heading "Why Choose Us" [level=2]
        - figure "Guide prices on the car":
          - img
          - list
    - contentinfo
  `);
});

test("the FAQ announces the number of matches and offers the quote form if there are none", async ({
  page,
}) => {
  await page.goto(paths.faq);
  await waitForReact(page);
  const field = page.getByRole("searchbox");
  await field.fill("dvla");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Frequently asked questions" [level=1]
      - search:
        - searchbox "Find your question": dvla
        - status: /1 of \\d+ answers/
      - region:
        - heading [level=2]
        - list:
          - listitem:
            - heading /DVLA/ [level=3]
            - link /Read full answer to:.*DVLA/
      - complementary:
        - heading [level=2]
        - link "Vans and fleets"
  `);
  await field.fill("%");
  await page
    .getByRole("main")
    .getByRole("button", { name: /quote|ask/i })
    .first()
    .click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("the estimator announces its questions, and the price once a choice has settled", async ({
  page,
}) => {
  await page.goto(articlePath("car-wrap-prices-uk"));
  await waitForReact(page);
  await page.getByLabel("Make and model").fill("bmw 5 series");
  await page.getByLabel("Chrome delete").selectOption("Yes");
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator).toMatchAriaSnapshot(`
    - form "Work out yours":
      - heading "Work out yours" [level=3]
      - combobox "Make and model": bmw 5 series
      - group "Or its size":
        - radio "Small"
        - radio "Medium"
        - radio "Large" [checked]
      - group "How much of it":
        - radio "Full" [checked]
        - radio "Partial"
        - radio "Graphics"
      - group "Extras":
        - paragraph:
          - combobox /Roof £/
        - paragraph:
          - combobox /Mirrors, pair £/
        - paragraph:
          - combobox /Chrome delete £/:
            - option "Yes" [selected]
        - paragraph:
          - combobox /Single panels/
      - heading "Guide price" [level=4]
      - button "Get a quote for this"
      - paragraph: /^Guide price £.*BMW 5 Series, priced as large/
  `);
});

test("the visualiser announces its choices and names the picture", async ({ page }) => {
  await page.goto(articlePath("colour-and-finish-options"));
  await waitForReact(page);
  await page.getByRole("radio", { name: "Hatchback" }).check({ force: true });
  const visualiser = page.getByRole("form", { name: "Try it on before you book" });
  await expect(visualiser).toMatchAriaSnapshot(`
    - form "Try it on before you book":
      - heading "Try it on before you book" [level=2]
      - img /^Hatchback, full wrap in /
      - group "Vehicle":
        - radio "Coupé"
        - radio "Hatchback" [checked]
        - radio "Van"
      - group "Light":
        - radio "Dark studio" [checked]
        - radio "Daylight"
      - group "Finish"
      - group "Film":
        - radio [checked]
        - textbox "Pick your colour"
        - radio /^Your colour/
      - group "How much of it":
        - radio "Full wrap" [checked]
        - radio "Chrome delete"
      - button "Get a quote for this"
      - button "Copy the link"
      - button "Save the picture"
      - paragraph: /^Hatchback, full wrap in .*Guide price £/
  `);
});
