// Buttons of the desk's pages. The effects of their actions are tested in desk/actions/.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { enterDeskPages, pathsOf, textOf } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import {
  buildQuoteForm,
  postForm,
  storedDeliveries,
  storedRequests,
} from "#tests/support/test-site.ts";

/** Request 1 with three photos, request 2 by the same person, request 3 flagged as spam; the mail server is down. */
async function createSite() {
  const site = await createSiteWithPhotos(3, {
    async sendMail() {
      throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    },
  });
  await site.ask("/", postForm(buildQuoteForm({ model: "Model S" })));
  await site.ask("/", postForm(buildQuoteForm({ email: "x@example.com", "bot-field": "x" })));
  await site.outbox.deliverDue();
  site.clock.advance(60_000);
  return site;
}

const now = "2026-11-20T14:04:21.000Z";

test.each([
  ["/requests/1/answered", {}, { answeredAt: now }, "Quote request 1 is answered."],
  ["/requests/1/reopen", {}, { answeredAt: null }, "Quote request 1 is no longer marked"],
  ["/requests/1/customer", {}, { customerSince: now }, "a customer's now: it is kept for six"],
  ["/requests/1/not-customer", {}, { customerSince: null }, "no longer marked as a customer's"],
  ["/requests/1/note", { note: "Rang:\r\nmatte" }, { note: "Rang:\nmatte" }, "The note is kept"],
  ["/requests/1/note", { note: "  " }, { note: null }, "Quote request 1 has no note."],
  ["/requests/1/spam", {}, { spamReason: "marked by the studio" }, "is flagged as spam."],
  ["/requests/3/not-spam", {}, { spamReason: null }, "Quote request 3 is not spam"],
])(
  "pressing %s with %j stores %j and says so once on the next page",
  async (path, fields, stored, words) => {
    const site = await createSite();
    const { press, read } = await enterDeskPages(site);
    const { status, location } = await press(path, fields);
    expect([status, location]).toEqual([303, path.split("/", 3).join("/")]);
    expect((await read(location)).page.querySelector("[role=status]")?.text).toContain(words);
    expect((await read(location)).page.querySelector("[role=status]")).toBeNull();
    const id = Number(path.split("/")[2]);
    expect((await storedRequests(site)).find((request) => request.id === id)).toMatchObject(stored);
  },
);

test("pressing any button saves a typed note, unless the stored note has changed since the page was opened", async () => {
  const site = await createSite();
  const { press } = await enterDeskPages(site);
  const first = { note: "Rang:\r\nmatte", shown: "" };
  expect(await press("/requests/1/answered", first)).toMatchObject({ status: 303 });
  const stored = { answeredAt: now, note: "Rang:\nmatte" };
  expect((await storedRequests(site))[0]).toMatchObject(stored);
  for (const path of ["/requests/1/reopen", "/requests/1/note"]) {
    const { status, text } = await press(path, { note: "Gloss", shown: "" });
    expect([status, text]).toEqual([409, expect.stringMatching(/to “Rang:.*readonly>Gloss</s)]);
    expect(await press(path, first)).toMatchObject({ status: 303 });
    await press("/requests/1/answered");
  }
  await press("/requests/1/not-spam", { note: "Gloss", shown: "Rang:\nmatte" });
  expect(await press("/requests/1/spam", { note: "", shown: "" })).toMatchObject({ status: 303 });
  expect((await storedRequests(site))[0]).toMatchObject(stored);
  const changed = { note: " Gloss ", shown: "Rang:\r\nmatte" };
  expect(await press("/requests/1/note", changed)).toMatchObject({ status: 303 });
  expect((await storedRequests(site))[0]).toMatchObject({ note: "Gloss" });
});

test("the “Send them again” button makes the request's deliveries due and resets their attempts", async () => {
  const site = await createSite();
  const { press, readText } = await enterDeskPages(site);
  await press("/requests/1/resend");
  expect(await readText("/requests/1")).toContain("1 delivery due");
  const attempts = (await storedDeliveries(site)).map((one) => [one.quoteRequestId, one.attempts]);
  expect(attempts.join(" ")).toBe("1,0 2,1");
});

describe("erasing a person", () => {
  test("first shows a page that counts what would be erased and offers to keep everything", async () => {
    const site = await createSite();
    const { read } = await enterDeskPages(site);
    await mkdir(join(site.env.dataDir, "mail"));
    await writeFile(join(site.env.dataDir, "mail", "request-1.eml"), "Reply-To: ADA@example.com");
    const { page } = await read("/requests/1/erase");
    expect(page.querySelector(".lead")?.text).toBe("ada@example.com");
    const parts = ["2 quote requests", "3 photos", "2 deliveries", "1 email file"];
    expect(page.querySelectorAll(".plain-list li").map(textOf)).toEqual(parts);
    expect(pathsOf(page, ".acts > *")).toEqual(["/requests/1/erase", "/requests/1"]);
    expect(textOf(page)).toMatch(/ Erase for good Keep everything$/);
    expect(await storedRequests(site)).toHaveLength(3);
  });

  test("removes everything about the person, and says what is not removed", async () => {
    const site = await createSite();
    const { press, readText } = await enterDeskPages(site);
    expect((await press("/requests/2/erase")).location).toBe("/");
    expect(await readText("/")).toContain("emails in the studio's mailbox");
    expect((await storedRequests(site)).map(({ id }) => id)).toEqual([3]);
  });
});

describe("a button that fails changes nothing:", () => {
  test.each([
    ["/requests/99/answered", {}, 404, "There’s nothing here"],
    ["/requests/x/erase", {}, 404, "There’s nothing here"],
    ["/requests/3/resend", {}, 409, "Quote request 3 has no deliveries to send again."],
    ["/requests/1/not-spam", {}, 409, "Quote request 1 is not flagged as spam."],
    ["/requests/1/note", {}, 409, "The note did not arrive."],
    ["/requests/1/note", { note: "x".repeat(5_000) }, 409, "up to 2000 characters"],
    ["/requests/1/note", { note: "x".repeat(70_000) }, 413, "too large"],
  ])("%s with %j answers %i with an explanation", async (path, fields, status, words) => {
    const site = await createSite();
    const before = [await storedRequests(site), await storedDeliveries(site)];
    const { press } = await enterDeskPages(site);
    const answer = await press(path, fields);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
    expect([await storedRequests(site), await storedDeliveries(site)]).toEqual(before);
  });
});
