// The set-up page as an owner uses it.

import { rmSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoFault } from "./accessibility.ts";
import { test } from "./browser-test.ts";
import { startLocalPages } from "./local-pages.ts";

/** The studio's folder, one for each Playwright worker. Vite watches `data`, unlike test-results and dist. */
export const studioFolder = `data/set-up-test/${process.env.TEST_PARALLEL_INDEX}/studio`;

/** Runs the set-up during a file's tests. @returns a function that returns the set-up's address. */
export function startSetup(): () => string {
  let setup: Awaited<ReturnType<typeof startLocalPages>>;
  // A label that is not found fails the test after one minute instead of twenty.
  test.use({ actionTimeout: 60_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    rmSync(studioFolder, { recursive: true, force: true });
    const settings = { STUDIO: studioFolder };
    setup = await startLocalPages(["desk/setup/main.ts", "--no-browser"], settings);
  });
  test.afterAll(() => setup.stop());
  return () => setup.entrance;
}

/** Entries of an invented business, by label. */
export const harbourside = {
  who: {
    Name: "Harbourside Wraps",
    "Short name": "Harbourside",
    "Legal name": "Jo Penrose",
    Street: "3 Quay Street",
    Town: "Bristol",
    Postcode: "BS1 6XX",
    Telephone: "0117 496 0014",
    "Service area": "Bristol and Bath",
  },
  area: {
    Address: "bristol-and-bath",
    Title: "Vehicle wraps in Bristol and Bath",
    Introduction: "The workshop is on the quay.",
    "A town close by": "Clifton",
    "Another town close by": "Bedminster",
    "A distant town": "Bath",
    "Another distant town": "Keynsham",
    "Far end of the area": "Radstock",
  },
  part: {
    "Part of the area": "The city",
    Places: "Clifton, Bedminster",
    "Way to the workshop": "On foot",
    "How a job usually goes": "One visit",
  },
};

export async function fill(where: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await where.getByLabel(label, { exact: true }).first().fill(value);
  }
}

export async function open(page: Page, step: string) {
  const link = page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: step });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: step })).toBeVisible();
}

export async function saved(page: Page) {
  // A busy machine takes long to check a section.
  await expect(page.getByText("saved; the preview will update")).toBeVisible({ timeout: 60_000 });
}

/** Fills in a field of the step "Times" and leaves the step while saving fails. */
export async function failToSave(page: Page, field: Locator, value: string) {
  await page.route("**/sections/times", (route) => route.abort());
  await field.fill(value);
  await open(page, "Evidence");
  await expect(page.getByRole("alert")).toContainText("Times: The set-up isn’t answering");
  await page.unroute("**/sections/times");
}

/** Adds a dark photo, or an SVG for the sign, to each place. `only` limits the places by the start of the heading. */
export async function addPhotos(page: Page, only = [""], zoom = "1") {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>`;
  const svg = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(sign) };
  const create = { width: 1200, height: 900, channels: 3, background: "#202830" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const photo = { name: "car.jpg", mimeType: "image/jpeg", buffer };
  const places = page.getByRole("region").filter({ hasText: "the demonstration's" });
  await expect(places.first()).toBeVisible();
  const headings = await places.getByRole("heading").allInnerTexts();
  const names = headings.filter((heading) => only.some((name) => heading.startsWith(name)));
  for (const name of names) {
    const place = page.getByRole("region", { name });
    if (name.startsWith("sign")) {
      await place.getByLabel("Choose a file").setInputFiles(svg);
      await expect(place.getByText("The sign is in its place.")).toBeVisible();
      continue;
    }
    await place.getByLabel("Choose a photo").setInputFiles(photo);
    await place.getByLabel("Zoom").fill(zoom);
    await place.getByLabel("The part that is shown").press("ArrowDown");
    if (name === names.at(-1)) await expectNoFault(page);
    await place.getByRole("button", { name: "Use this photo" }).press("Enter");
    await expect(place.getByText("The photo is in its place.")).toBeVisible({ timeout: 90_000 });
    const words = place.getByLabel("What it shows");
    if ((await words.count()) === 0) continue;
    await words.fill("A car on the quay");
    await words.press("Tab");
    await expect(place.getByText("Saved.", { exact: true })).toBeVisible();
  }
}
