// Set-up of a business in another city through the local page, by mouse and keyboard.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { findDemonstration, readSite } from "#tests/support/demonstration-words.ts";
import { isWork } from "../../run/checks/leftovers.ts";
import { expectNoFault } from "./support/accessibility.ts";
import { expect, test, whole } from "./support/browser-test.ts";
import {
  addPhotos,
  fill,
  harbourside,
  open,
  saved,
  startSetup,
  studioFolder,
} from "./support/setup-page.ts";

const EXPORT = "dist/studio-studio/static";

const entrance = startSetup();

test(
  "a sole trader with six films is set up through the page, and nothing of the demonstration is left on the site",
  whole,
  async ({ page, quietConsole }) => {
    test.setTimeout(1_200_000);
    quietConsole.allow(/vite|hydrat|WebSocket|TrustedScriptURL|net::ERR/);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(entrance());
    const group = (name: string) => page.getByRole("group", { name, exact: true });
    const read = (name: string) => readFileSync(`${studioFolder}/${name}.json`, "utf8");

    await open(page, "Put it live");
    const count = page.getByText(/^[1-9]\d* to settle before going live/);
    await expect(count).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Go to this step" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Who you are" })).toBeVisible();

    await fill(page, { Name: "N".repeat(60) });
    await expect(page.getByText("at most 36")).toBeVisible();
    await expectNoFault(page);
    await fill(page, harbourside.who);
    await page.getByLabel("Email", { exact: true }).first().fill("hello@harbourside.test");
    await group("Vans").getByRole("button", { name: "Fill in" }).click();
    await group("Vans").getByLabel("Maker").fill("Volkswagen");
    await group("Vans").getByRole("button", { name: "Add another" }).click();
    await group("Vans").getByRole("textbox").last().fill("Transporter");
    await group("Film makers").getByRole("button", { name: "Add another" }).click();
    await group("Film makers").getByLabel("Maker").fill("ORAFOL");
    await group("Film makers").getByRole("button", { name: "Add another" }).first().click();
    await group("Film makers").getByRole("textbox").last().fill("ORACAL 975");
    await expect(page.getByText("once this is right too: Opening hours")).toBeVisible();

    await open(page, "Opening hours");
    await page.getByRole("button", { name: "Add another" }).press("Enter");
    await expect(group("Days").getByLabel("Monday")).toBeFocused();
    for (const day of ["Monday", "Tuesday", "Thursday", "Friday"])
      await group("Entry 1").getByLabel(day).press("Space");
    await fill(group("Entry 1"), { Opens: "09:00", Closes: "17:00" });
    await saved(page);

    await open(page, "Services and claims");
    await page.getByLabel("Vans and fleets").check();
    await page.getByLabel("Wrap warranty").check();
    await saved(page);
    await open(page, "Prices");
    await page.getByLabel("Small car").first().fill("1890");
    await saved(page);
    for (const step of "Times Warranty Projects Bookings Reviews Articles Colours".split(" ")) {
      await open(page, step);
      await page.getByRole("button", { name: "Save" }).click();
      await saved(page);
    }

    await open(page, "Films");
    for (let number = 1; number <= 6; number += 1) {
      await page.getByRole("button", { name: "Add another" }).last().click();
      const entry = group(`Entry ${number}`).first();
      await fill(entry, { Code: `hw-0${number}`, Name: `Harbour ${number}` });
      await entry.getByLabel("Finish").selectOption("gloss");
      await entry.getByRole("button", { name: "Add another" }).click();
      await entry.locator("input[type=color]").fill(`#1234${number}0`);
    }
    await saved(page);
    await expectNoFault(page);

    await open(page, "Areas");
    await fill(page, harbourside.area);
    await page.getByRole("button", { name: "Add another" }).click();
    await fill(group("Entry 1"), harbourside.part);
    await saved(page);

    await open(page, "Photos and sign");
    const place = page.getByRole("region", { name: "workshop" });
    const unreadable = { name: "a.heic", mimeType: "image/heic", buffer: Buffer.from("x") };
    await place.getByLabel("Choose a photo").setInputFiles(unreadable);
    await expect(place.getByRole("alert")).toContainText("not as the HEIC");
    await addPhotos(page, ["sign", "workshop"], "1.5");
    expect(JSON.parse(read("pictures")).pictures.workshop).toMatchObject({ width: 800 });
    expect(read("picture-words")).toContain('"workshop": "A car on the quay"');
    await addPhotos(page);
    await open(page, "Evidence");
    const claims = await page.getByRole("checkbox").all();
    for (const claim of claims) await claim.check();
    const proofs = page.getByLabel(/^Where the proof/);
    await expect(proofs).toHaveCount(claims.length);
    for (const proof of await proofs.all()) await proof.fill("Folder 3");
    await saved(page);
    await expectNoFault(page);

    await open(page, "Put it live");
    await expect(page.getByText("Every step is done.")).toBeVisible();
    await expect(page.getByText("0 to settle")).toBeVisible({ timeout: 60_000 });
    await expectNoFault(page);
    const site = page.frameLocator("iframe");
    await expect(site.getByRole("banner")).toContainText("Harbourside Wraps", { timeout: 90_000 });
    await expect(site.locator("body")).toContainText("Harbour 1");

    const env = { ...process.env, STUDIO: studioFolder, SITE_URL: "https://harbourside.test" };
    const checked = String(execFileSync("npm", ["run", "-s", "check"], { env }));
    expect(checked).toContain("nothing in them is open");
    execFileSync("npm", ["run", "-s", "export"], { env });
    const built = readSite(EXPORT);
    expect(findDemonstration(built, studioFolder)).toEqual([]);
    const vans = built.find(({ name }) => name === "faq/van-wrap-pricing-uk.html");
    expect(vans?.text.replaceAll("<!-- -->", "")).toContain(
      "We wrap Volkswagen vans, the Transporter above all.",
    );
    const invented = readdirSync("studios/demonstration/public/pictures").filter(isWork);
    expect(readdirSync(`${EXPORT}/pictures`).filter((name) => invented.includes(name))).toEqual([]);
  },
);
