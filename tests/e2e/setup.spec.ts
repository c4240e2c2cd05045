// A small business is set up through the page alone, by mouse and keys, and found in the preview.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoFault } from "./support/accessibility.ts";
import { expect, test, whole } from "./support/browser-test.ts";

/** In a folder that Vite watches, unlike test-results and dist. */
const FOLDER = "data/set-up-test/studio";

async function startSetup() {
  rmSync(FOLDER, { recursive: true, force: true });
  const setup = spawn(process.execPath, ["desk/setup/main.ts", "--no-browser"], {
    env: { ...process.env, STUDIO: FOLDER },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const entrance = await new Promise<string>((resolve) => {
    setup.stdout.on("data", (chunk: Buffer) => {
      const address = /http:\S+/.exec(String(chunk))?.[0];
      if (address) resolve(address);
    });
  });
  return {
    entrance,
    async stop() {
      setup.kill("SIGTERM");
      await once(setup, "exit");
    },
  };
}

let setup: Awaited<ReturnType<typeof startSetup>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  setup = await startSetup();
});
test.afterAll(() => setup.stop());

test(
  "a business without a portfolio is set up by the page, and is what the site shows",
  whole,
  async ({ page, quietConsole }) => {
    test.setTimeout(400_000);
    quietConsole.allow(/vite|hydrat|500/);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(setup.entrance);
    const fill = (name: string, value: string) =>
      page.getByLabel(name, { exact: true }).fill(value);
    const group = (name: string) => page.getByRole("group", { name, exact: true });

    await fill("Name", "N".repeat(60));
    await expect(page.getByText("36 is the limit")).toBeVisible();
    await expectNoFault(page);
    await fill("Name", "Harbourside Wraps");
    await fill("Short name", "Harbourside");
    await fill("Legal name", "Jo Penrose");
    await fill("Street", "3 Quay Street");
    await fill("Town", "Bristol");
    await fill("Postcode", "BS1 6XX");
    await fill("Telephone", "0117 496 0014");
    await page.getByLabel("Email", { exact: true }).first().fill("hello@harbourside.example");
    await fill("Service area", "Bristol and Bath");
    await group("Film makers").getByRole("button", { name: "Add another" }).click();
    await group("Film makers").getByLabel("Maker").fill("3M");
    await expect(page.getByText("once this is right too: Opening hours")).toBeVisible();

    await open(page, "Opening hours");
    for (const [index, days] of [
      ["Monday", "Tuesday"],
      ["Thursday", "Friday"],
    ].entries()) {
      await page.getByRole("button", { name: "Add another" }).click();
      const entry = group(`Entry ${index + 1}`);
      for (const day of days) await entry.getByLabel(day).check();
      await entry.getByLabel("Opens").fill("09:00");
      await entry.getByLabel("Closes").fill("17:00");
    }
    await expect(page.getByText("saved, and on the site")).toBeVisible();

    await open(page, "Films");
    for (let number = 1; number <= 6; number += 1) {
      await page.getByRole("button", { name: "Add another" }).last().click();
      const entry = group(`Entry ${number}`).first();
      await entry.getByLabel("Code").fill(`hw-0${number}`);
      await entry.getByLabel("Name").fill(`Harbour ${number}`);
      await entry.getByLabel("Finish").selectOption("gloss");
      await entry.getByRole("button", { name: "Add another" }).click();
      await entry.locator("input[type=color]").fill(`#1234${number}0`);
    }
    await expect(page.getByText("saved, and on the site")).toBeVisible();
    await expectNoFault(page);

    await open(page, "Photos");
    const place = page.getByRole("region", { name: /^hero-hw-01/ });
    const create = { width: 3000, height: 2000, channels: 3, background: "#202830" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    const photo = { name: "car.jpg", mimeType: "image/jpeg", buffer };
    await place.getByLabel("Choose a photo").setInputFiles(photo);
    await place.getByLabel("The part that is shown").press("ArrowDown");
    await expectNoFault(page);
    await place.getByRole("button", { name: "Use this photo" }).click();
    await expect(place.getByText("The photo is in its place.")).toBeVisible({ timeout: 90_000 });
    await open(page, "Put it live");
    await expectNoFault(page);

    const site = page.frameLocator("iframe");
    // The development server may have been asked between two files that belong together.
    await expect(async () => {
      await page.getByRole("button", { name: "Load again" }).click();
      await expect(site.getByRole("banner")).toContainText("Harbourside Wraps");
    }).toPass({ timeout: 90_000 });
    await expect(site.locator("body")).toContainText("Harbour 1");
    await expect(site.locator("body")).not.toContainText("Irwell Wrap Studio");
  },
);

async function open(page: Page, step: string) {
  await page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: step }).click();
  await expect(page.getByRole("heading", { level: 1, name: step })).toBeVisible();
}
