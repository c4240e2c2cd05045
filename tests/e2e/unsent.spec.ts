import type { Request } from "@playwright/test";
import { expect, newEmail, storedRequestsOf, whole } from "#tests/support/browser-test.ts";
import {
  A_MOMENT,
  A_WHILE,
  expectDelivered,
  note,
  submit,
  TIMED_OUT,
  test,
  thanks,
} from "#tests/support/fault-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";

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
  test(
    `a request that fails (${fault}) is sent again by itself, under the same key`,
    fault === "answer dropped" ? {} : whole,
    async ({ page, network }) => {
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
    },
  );
}

for (const fault of ["hangs", "answer hangs"] as const) {
  test(
    `after the time-out (${fault}) the visitor is thanked, and the request arrives once`,
    fault === "answer hangs" ? {} : whole,
    async ({ page, network }) => {
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
    },
  );
}

for (const fault of ["429", "422"] as const) {
  test(
    `a server that answers ${fault} gets patience, and the request later`,
    fault === "429" ? {} : whole,
    async ({ page, network }) => {
      const email = newEmail();
      network.fault = fault;
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
    },
  );
}

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

test("a browser that forbids storage sends all the same, and again while the page is open", async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("denied");
      },
    });
  });
  const email = newEmail();
  network.fault = "500";
  await submit(page, network.origin, email);
  await expect(note(page)).toBeVisible();
  network.fault = "none";
  await page.clock.fastForward(A_MOMENT);
  await expect(note(page)).toBeHidden();
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("a delivered request leaves nothing in the browser, neither of its own nor what others left there, and the thank-you page stays as it is", async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("unsent-quote-request/", "{");
    localStorage.setItem("unsent-quote-request/00000000-0000-4000-8000-000000000001", "null");
  });
  const email = newEmail();
  await submit(page, network.origin, email);
  await expect(thanks(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
  await expectDelivered(page, email);
});
