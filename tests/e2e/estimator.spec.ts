// The estimator on the prices article: price, address, and the choice sent with a request.

import { estimator as words } from "#content/estimator.ts";
import { articlePath, paths } from "#contract/paths.ts";
import { plain } from "#facts/print.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import { fillIn, quoteDialog, shownChoice, submitButton, visit } from "./support/quote-page.ts";

const path = articlePath("car-wrap-prices-uk");

test("a listed vehicle and an extra give a guide price, an address to share, a prefilled form and the message of the request", async ({
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
  const suggested = page.locator("datalist option:is([value='BMW X5'], [value='Ford Transit'])");
  await expect(suggested).toHaveCount(2);
  for (const [unpriced, kind] of [
    ["Trabant 601", "unlisted"],
    ["Ford Transit", "van"],
    ["Porsche 911", "prestige"],
  ] as const) {
    await vehicle.fill(unpriced);
    await expect(estimator.locator("h4")).toHaveText(kind === "unlisted" ? "" : unpriced);
    await expect(estimator.locator("h4 + p")).toHaveText(words.unpriced[kind].heading);
    await expect(estimator.getByText(words.unpriced[kind].text, { exact: true })).toBeVisible();
    await expect(estimator.locator("[name=size]:checked")).toHaveCount(0);
    await expect(estimator.getByRole("link")).toHaveText(
      kind === "van" ? [words.unpriced.van.link] : [],
    );
  }
  await vehicle.fill("bmw 5 series");
  await vehicle.press("Enter");
  await estimator.getByLabel("Roof").selectOption({ index: 1 });
  await estimator.getByLabel("Chrome delete").selectOption({ label: "Yes" });
  // Large car plus a chrome delete package (spec §9).
  await expect(estimator.locator("h4 + p")).toHaveText("£2,800 to £3,400");
  await expect(estimator.getByText(words.includesChrome)).toBeVisible();
  await expect(page).toHaveURL(/\?vehicle=BMW\+5\+Series/);
  await expect(estimator.getByRole("radio", { checked: true })).toHaveCount(2);
  await expect(estimator.getByRole("radio", { name: "Large" })).toBeChecked();
  await expect(estimator.locator("p[aria-live=polite]")).toHaveText(
    "Guide price £2,800 to £3,400. BMW 5 Series, priced as large.",
  );
  await opener.click();
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("BMW");
  await expect(dialog.getByLabel("Vehicle model")).toHaveValue("5 Series");
  const shown = plain(
    "Estimate on the site: £2,800 to £3,400. BMW 5 Series, priced as large. Full wrap: £2,500; Roof: in the full wrap; Chrome delete: £300 to £900.",
  );
  await expect(shownChoice(page)).toHaveText(shown);
  const email = newEmail();
  await fillIn(page, "not-an-address");
  await submitButton(page).click();
  await dialog.getByLabel("Email").fill(email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  expect(plain(storedRequestsOf(email)[0]?.message ?? "")).toBe(shown);
});

test("a shared address shows the same estimate, and the header's link resets it", async ({
  page,
  baseURL,
}) => {
  const shared = "size=small&coverage=partial&roof=same&mirrors=other&panels=4&chrome=yes";
  await visit(page, `${path}?${shared}`);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator.getByRole("group", { name: "Extras" }).locator("label")).toHaveText([
    "Roof £200 to £450",
    "Mirrors, pair £60 to £120",
    "Chrome delete £300 to £900",
    "Single panels except bumpers £150 to £450",
  ]);
  await expect(estimator.locator("dl > div")).toHaveText([
    "Partial wrap£1,500",
    "Roof£200 to £450",
    "Mirrors in another film£60 to £120",
    "Chrome delete£300 to £900",
    "4 single panels£600 to £1,800",
  ]);
  const figure = estimator.locator("h4 ~ p");
  await expect(figure).toHaveText(["£2,660 to £4,770", "Small car", words.basis]);
  const button = estimator.getByRole("button", { name: "Get a Quote" });
  await expect(button).toHaveAttribute("data-message", /Small car.*Partial wrap/);
  for (const text of [words.includes.partial, words.fullWrapCostsLess])
    await expect(estimator.getByText(text)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(path);
  await expect(estimator.getByRole("radio", { name: "Small" })).not.toBeChecked();
  await expect(figure).toHaveText(["£2,400", "Medium car", words.basis]);
  for (const text of [words.includes.full, words.indicative])
    await expect(estimator.getByText(text)).toBeVisible();
  const vehicle = estimator.getByLabel("Make and model");
  await expect(vehicle).toHaveAccessibleDescription("");
  await vehicle.fill("Lada Niva");
  await expect(vehicle).toHaveAccessibleDescription(/^We don’t list that model/);
});
