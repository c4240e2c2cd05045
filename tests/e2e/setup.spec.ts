// Entries in the set-up's local page: saved, explained, undone, kept, and safe from a second tab.

import { readFileSync } from "node:fs";
import { expect, test } from "./support/browser-test.ts";
import { failToSave, open, saved, startSetup, studioFolder } from "./support/setup-page.ts";

const entrance = startSetup();

test("an opened group stays open while empty; entries are saved as typed, explained if wrong, undone on request, kept if saving fails, and safe from a second tab", async ({
  page,
  context,
  quietConsole,
}) => {
  test.slow();
  // Messages about the second tab's refused change, and from the preview, which is still starting.
  quietConsole.allow(/409|vite|hydrat|WebSocket|TrustedScriptURL|net::ERR/);
  await page.goto(entrance());
  const operator = page.getByRole("group", { name: "Operator of the website" });
  await operator.getByRole("button", { name: "Fill in" }).click();
  await operator.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByText("Kept as a draft")).toBeVisible();
  await expect(operator.getByLabel("Company number")).toBeVisible();
  expect(readFileSync(`${studioFolder}/.setup/business.json`, "utf8")).not.toContain("operator");
  await open(page, "Times");
  const days = page.getByLabel("Report problems within");
  await days.fill("2,450");
  await expect(days).toHaveAccessibleDescription(/without £ or comma, not "2,450"/);
  await days.fill("9");
  await saved(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByLabel("Report problems within")).toHaveValue("9");
  await days.fill("0");
  await expect(page.getByText("Kept as a draft: 1 entry to correct")).toBeVisible();
  await expect(days).toHaveAccessibleDescription(/0 is out of range: at least 1/);
  await expect(days).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("status").first()).toContainText("to correct: Who you are, Times");
  await second.getByLabel("Report problems within").fill("8");
  await expect(second.getByRole("alert")).toContainText("changed in another tab");
  const undo = page.getByRole("button", { name: "Undo the last change" });
  await undo.dblclick();
  await expect(days).toHaveValue("9");
  await days.fill("5");
  await undo.dispatchEvent("click");
  await expect(days).toHaveValue("9");
  await days.fill("7");
  await page.reload();
  await expect(days).toHaveValue("7");
  await failToSave(page, days, "6");
  await open(page, "Times");
  await saved(page);
  await page.route(
    "**/sections/times",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await days.fill("4");
  await expect(page.getByRole("alert"), "after a lost answer").toContainText("isn’t answering");
  await days.fill("6");
  await saved(page);
  await failToSave(page, days, "5");
  await second.reload();
  await second.getByLabel("Report problems within").fill("4");
  await saved(second);
  await open(page, "Times");
  await expect(page.getByText("changed in another tab")).toBeVisible();

  await open(page, "Reviews");
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(page.getByText("Kept as a draft: 6 entries")).toBeVisible();
  await expect(page.getByText("This is missing").first(), "in a new entry").toBeHidden();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This is missing").first()).toBeVisible();

  await open(page, "Evidence");
  await page.getByLabel("Transparent pricing").check();
  const proof = page.getByLabel(/^Where the proof.*Transparent pricing/);
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let puts = 0;
  await page.route("**/sections/evidence", async (route) => {
    const answer = answers[puts++];
    const response = await route.fetch();
    await answer?.promise;
    await route.fulfill({ response });
  });
  await proof.fill("Folder 3");
  await expect.poll(() => puts).toBe(1);
  const other = page.getByRole("checkbox").first();
  await other.check();
  const closes = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(
    await page.evaluate(closes),
    "the page closes without asking while a change is unsaved",
  ).toBe(false);
  await page.getByRole("button", { name: "Save" }).click();
  answers[0].resolve();
  await expect.poll(() => puts).toBe(2);
  await expect(other, "after the answer to an older change").toBeChecked();
  answers[1].resolve();
  await page.unrouteAll({ behavior: "wait" });
  await other.uncheck();
  await saved(page);
  for (const [file, part] of [
    ["evidence", '"held": "Folder 3"'],
    ["times", '"reportWithin": 4'],
  ])
    expect(readFileSync(`${studioFolder}/${file}.json`, "utf8")).toContain(part);
});
