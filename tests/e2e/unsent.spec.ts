import type { Page, Request } from "@playwright/test";
import fc from "fast-check";
import { studio } from "#facts/studio.ts";
import { createFaultProxy, type FaultProxy } from "#tests/support/browser-fault-proxy.ts";
import { playSchedule } from "#tests/support/browser-play.ts";
import { schedules } from "#tests/support/browser-schedule.ts";
import { test as base, expect, newEmail, storedRequestsOf } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";

/** Milliseconds: longer than the first pause, the longest pause, and an attempt without an answer. */
const [A_MOMENT, A_WHILE, TIMED_OUT] = [5_000, 600_000, 15_000];

const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL, context, quietConsole }, use) => {
    // What the browser itself says of failed requests.
    quietConsole.allow(/Failed to load resource/);
    await context.clock.install();
    const network = await createFaultProxy(baseURL ?? "");
    await use(network);
    await network.close();
  },
});

async function submit(page: Page, origin: string, email: string) {
  await page.goto(origin);
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
}

const note = (page: Page) => page.getByRole("status").getByText(studio.phone.display);
const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Thanks, we've got it!" });
const kept = (page: Page) => page.evaluate(() => localStorage.length);

async function expectDelivered(page: Page, email: string) {
  await expect.poll(() => kept(page)).toBe(0);
  expect(storedRequestsOf(email)).toHaveLength(1);
}

test("a delivered request leaves nothing in the browser, and the thank-you page stays as it is", async ({
  page,
  network,
}) => {
  const email = newEmail();
  await submit(page, network.origin, email);
  await expect(thanks(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
  await expectDelivered(page, email);
});

test("offline, the visitor is thanked and told; back online, the request arrives once", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  await page.goto(network.origin);
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email);
  // The thank-you page is fetched while the form is filled in, by a visitor who is slower than this one.
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("Your details were submitted successfully.")).toBeVisible();
  // The pauses grow to a minute and more, so that it is the connection that has it sent and not the clock.
  for (let attempt = 0; attempt < 6; attempt++) {
    const failed = page.waitForEvent("requestfailed");
    await page.clock.fastForward(A_WHILE);
    await failed;
  }
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  await expectDelivered(page, email);
});

for (const fault of ["500", "dropped", "answer dropped"] as const) {
  test(`${fault}: the request is sent again by itself, under the same key`, async ({
    page,
    network,
  }) => {
    const email = newEmail();
    network.fault = fault;
    await submit(page, network.origin, email);
    await expect(thanks(page)).toBeVisible();
    await expect(note(page)).toBeVisible();
    network.fault = "none";
    await page.clock.fastForward(A_MOMENT);
    await expect(note(page)).toBeHidden();
    await expectDelivered(page, email);
    // How often is not ours alone: Chromium itself repeats what a broken connection did not take.
    expect(new Set(network.seen).size).toBe(1);
  });
}

for (const fault of ["hangs", "answer hangs"] as const) {
  test(`${fault}: after the time-out the visitor is thanked, and the request arrives once`, async ({
    page,
    network,
  }) => {
    const email = newEmail();
    network.fault = fault;
    await submit(page, network.origin, email);
    await expect(page.getByRole("button", { name: "Submitting…" })).toBeDisabled();
    await expect.poll(() => network.seen.length).toBe(1);
    await page.clock.fastForward(TIMED_OUT);
    await expect(thanks(page)).toBeVisible();
    network.fault = "none";
    await page.clock.fastForward(A_MOMENT);
    await expectDelivered(page, email);
  });
}

test("a server that asks for patience, or refuses, gets it, and the request later", async ({
  page,
  network,
}) => {
  for (const fault of ["429", "422"] as const) {
    const email = newEmail();
    network.fault = fault;
    network.seen.length = 0;
    await submit(page, network.origin, email);
    await expect(note(page)).toBeVisible();
    await page.reload();
    await expect(note(page)).toBeVisible();
    await page.clock.fastForward(A_MOMENT);
    expect(network.seen).toHaveLength(1);
    network.fault = "none";
    await page.clock.fastForward(A_WHILE);
    await page.reload();
    await expectDelivered(page, email);
  }
});

test("a host that takes no form posts: nothing says that the details arrived, until they have", async ({
  page,
  network,
}) => {
  const email = newEmail();
  network.fault = "405";
  await submit(page, network.origin, email);
  await expect(note(page)).toBeVisible();
  const claim = page.getByText("Your details were submitted successfully.");
  for (const visit of ["the first", "a later"]) {
    if (visit === "a later") await page.reload();
    await waitForReact(page);
    await expect(note(page)).toBeVisible();
    await expect(claim).toBeHidden();
    await expect(thanks(page)).toBeHidden();
  }
  network.fault = "none";
  await page.clock.fastForward(2 * A_WHILE);
  await expect(claim).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
  await expectDelivered(page, email);
});

test("a tab closed in mid-send: the next visit, to any page, delivers", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  network.fault = "answer hangs";
  await submit(page, network.origin, email);
  await expect.poll(() => network.seen.length).toBe(1);
  await page.close();
  network.fault = "none";
  const later = await context.newPage();
  await later.goto(`${network.origin}/faq`);
  await waitForReact(later);
  await expectDelivered(later, email);
});

test("a reload in mid-send delivers", async ({ page, network }) => {
  const email = newEmail();
  network.fault = "hangs";
  await submit(page, network.origin, email);
  await expect.poll(() => network.seen.length).toBe(1);
  network.fault = "none";
  await page.reload();
  await waitForReact(page);
  await expectDelivered(page, email);
});

for (const hasLocks of [true, false]) {
  test(`two tabs do not send the same request at once (locks: ${hasLocks})`, async ({
    page,
    context,
    network,
  }) => {
    if (!hasLocks) {
      // As on plain http, where randomUUID does not exist either.
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
        Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
      });
    }
    const email = newEmail();
    network.fault = "hangs";
    await submit(page, network.origin, email);
    await expect.poll(() => network.seen.length).toBe(1);
    const other = await context.newPage();
    await other.goto(network.origin);
    await waitForReact(other);
    await other.evaluate(() => dispatchEvent(new Event("online")));
    await other.clock.fastForward(A_MOMENT);
    expect(network.seen).toHaveLength(1);

    network.fault = "none";
    await page.close();
    // The browser releases a closed tab's lock with a delay.
    await expect
      .poll(async () => {
        await other.clock.fastForward(A_WHILE);
        return kept(other);
      })
      .toBe(0);
    await expectDelivered(other, email);
  });
}

for (const [name, forbid] of [
  [
    "forbids storage",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new Error("denied");
        },
      }),
  ],
  [
    "has a full storage",
    () => {
      Storage.prototype.setItem = () => {
        throw new Error("full");
      };
    },
  ],
] as const) {
  test(`a browser that ${name} sends all the same, and again while the page is open`, async ({
    page,
    network,
  }) => {
    await page.addInitScript(forbid);
    const email = newEmail();
    network.fault = "500";
    await submit(page, network.origin, email);
    await expect(note(page)).toBeVisible();
    network.fault = "none";
    await page.clock.fastForward(A_MOMENT);
    await expect(note(page)).toBeHidden();
    expect(storedRequestsOf(email)).toHaveLength(1);
  });
}

test("what others left in the storage breaks nothing", async ({ page, network }) => {
  await page.addInitScript(() => {
    localStorage.setItem("unsent-quote-request/", "{");
    localStorage.setItem("unsent-quote-request/00000000-0000-4000-8000-000000000001", "null");
  });
  const email = newEmail();
  await submit(page, network.origin, email);
  await expect(thanks(page)).toBeVisible();
  await expectDelivered(page, email);
});

test("on random schedules of failures, reloads, closed and doubled tabs, every request arrives once", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const seed = Date.now() % 2 ** 31;
  let requests = 0;
  for (const schedule of fc.sample(schedules, { numRuns: 6, seed })) {
    const context = await browser.newContext();
    const played = await playSchedule({ context, server: baseURL ?? "", schedule, newEmail });
    const told = `seed ${seed}, ${JSON.stringify(schedule)}`;
    requests += played.emails.length;
    expect(played.left, told).toBe(0);
    for (const email of played.emails) expect(storedRequestsOf(email), told).toHaveLength(1);
  }
  expect(requests).toBeGreaterThan(0);
});
