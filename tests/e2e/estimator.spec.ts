// The estimator on the prices article: price, address, and the choice sent with a request.

import { articlePath, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import { fillIn, quoteDialog, shownChoice, submitButton, visit } from "./support/quote-page.ts";

const path = articlePath("car-wrap-prices-uk");

test("a listed vehicle and an extra give a guide price, an address to share, a prefilled form and the message sent with it", async ({
  page,
}) => {
  await visit(page, path);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  const opener = estimator.getByRole("button", { name: "Get a Quote" });
  const dialog = quoteDialog(page);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(shownChoice(page)).toBeHidden();
  await expect(page.locator("#quote-message")).toBeDisabled();
  await page.keyboard.press("Escape");

  const vehicle = estimator.getByLabel("Make and model");
  for (const unpriced of ["Trabant 601", "Porsche 911"]) {
    await vehicle.fill(unpriced);
    await expect(estimator.locator("h4 + p")).not.toContainText("£");
  }
  await vehicle.fill("bmw 5 series");
  await estimator.getByLabel("Chrome delete").selectOption({ index: 1 });
  // Large car plus a chrome delete package (spec §9).
  await expect(estimator).toContainText("£2,800 to £3,400");
  await expect(page).toHaveURL(/\?vehicle=BMW\+5\+Series/);
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
      - button "Get a Quote"
      - paragraph: /^Guide price £.*BMW 5 Series, priced as large/
  `);
  await opener.click();
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("BMW");
  await expect(dialog.getByLabel("Vehicle model")).toHaveValue("5 Series");
  await expect(shownChoice(page)).toContainText(/BMW 5 Series.*chrome delete/i);
  const shown = await shownChoice(page).textContent();
  const email = newEmail();
  await fillIn(page, "not-an-address");
  await submitButton(page).click();
  await dialog.getByLabel("Email").fill(email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  expect(storedRequestsOf(email)[0]?.message).toBe(shown);
});

test("a shared address shows the same estimate, and the header's link resets it", async ({
  page,
  baseURL,
}) => {
  await visit(page, `${path}?size=small&coverage=partial`);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator).toContainText("£1,500");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(path);
  await expect(estimator.getByRole("radio", { name: "Small" })).not.toBeChecked();
  await expect(estimator).toContainText("£2,400");
  const vehicle = estimator.getByLabel("Make and model");
  await vehicle.fill("Lada Niva");
  await expect(vehicle).toHaveAccessibleDescription(/^We don’t list that model/);
});
