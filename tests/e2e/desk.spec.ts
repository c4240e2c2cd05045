// The desk's pages in a browser: reachable by keyboard, without an accessibility fault, at home on a phone.

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openSqlite } from "#server/db/open-sqlite.ts";
import { savePhoto } from "#server/photos/store.ts";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { startSite } from "#tests/support/site-server.ts";
import { buildQuoteForm, buildUuid, postForm } from "#tests/support/test-site.ts";

let desk: Awaited<ReturnType<typeof startDesk>>;
test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());

test(
  "a studio's morning: in by the address, every page looked at, a request answered by keyboard",
  whole,
  async ({ page, quietConsole }) => {
    // Twenty looks at a page, on a busy machine.
    test.setTimeout(180_000);
    quietConsole.allow(/404/);
    await page.goto(desk.entrance);
    await expect(page.getByRole("heading", { name: "Open requests" })).toBeVisible();
    const home = page.url();
    const paths = [
      "",
      "?shelf=all",
      "?shelf=spam",
      "?q=nobody",
      "requests/4",
      "requests/3",
      "requests/4/erase",
      "problems",
      "nothing-here",
    ];
    for (const path of paths) {
      await page.goto(home + path);
      await expectNoFault(page);
    }
    await page.goto(`${home}problems`);
    await page.getByRole("button", { name: "Run the launch check" }).click();
    await expect(page.getByRole("heading", { name: "Launch check" })).toBeVisible();
    await expectNoFault(page);

    await page.goto(home);
    await reach(page, "Ada");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Request 4" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Photo 3 of 3" })).toBeVisible();
    await reach(page, "Mark as answered");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText("Quote request 4 is answered.");
    await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  },
);

async function expectNoFault(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, page.url()).toBeLessThanOrEqual(width);
  }
}

/** Moves the focus by the Tab key until it is on what has this name. */
async function reach(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.textContent())?.trim() === name) return expect(focused).toBeInViewport();
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

const PLENTY = 1_000_000_000;

const forms: Record<string, string>[] = [
  { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Transit Custom" },
  { firstName: "李雷", email: "li.lei@example.com", make: "BMW", model: "4 Series" },
  { firstName: "Cheap links", email: "x@example.com", "bot-field": "x" },
  {
    message:
      "Coupé, full wrap in Irwell Petrol, satin (IW 214). Guide price £2,400, medium car, like a BMW 4 Series. In gloss or satin film, including VAT",
  },
];

/** Runs desk open in a process, beside a site with requests of every kind. Resolves to the address that lets a browser in once. Request 4 is open and has three photos; 1 is answered. */
async function startDesk() {
  const site = await startSite({ RATE_LIMIT: "off", SITE_URL: "http://127.0.0.1:9" });
  for (const [index, changes] of forms.entries()) {
    const key = { "Idempotency-Key": buildUuid(index) };
    await fetch(site.origin, { ...postForm(buildQuoteForm(changes), key), redirect: "manual" });
  }
  const database = await openSqlite(site.dataDir);
  for (const number of [1, 2, 3]) {
    const [width, height] = number === 2 ? [900, 1200] : [1200, 900];
    const background = { r: 30 * number, g: 90, b: 110 };
    const image = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const keys = { requestKey: buildUuid(3), photoKey: buildUuid(100 + number) };
    const photo = { ...keys, receivedAt: new Date(), width, height, image };
    await savePhoto(database, photo, PLENTY);
  }
  await database.close();
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const start = (...args: string[]) =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "desk/main.ts", ...args], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
  await new Promise((resolve) => start("answered", "1").once("exit", resolve));
  const desk = start("open", "--no-browser");
  const entrance = await new Promise<string>((resolve) => {
    let output = "";
    desk.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /http:\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
  return {
    entrance,
    async stop() {
      const gone = once(desk, "exit", { signal: AbortSignal.timeout(20_000) });
      desk.kill("SIGTERM");
      await gone.catch(() => {
        throw new Error("The desk did not end within 20 seconds of SIGTERM.");
      });
      await site.stop();
    },
  };
}
