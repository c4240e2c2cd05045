// Each button does what the command of the same name does: compared by everything the store holds afterwards.

import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

/** Request 1 with two photos, request 2 of the same person, request 3 set aside; the mail server is away. */
async function createSite() {
  const site = await createSiteWithPhotos(2, {
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

type Site = Awaited<ReturnType<typeof createSite>>;

async function readStore({ database }: Site) {
  const { queries } = database;
  const requests = await queries.selectFrom("quoteRequest").selectAll().orderBy("id").execute();
  const notices = await queries.selectFrom("notice").selectAll().orderBy("id").execute();
  const photos = await queries.selectFrom("photo").select("id").orderBy("id").execute();
  const erasures = await queries.selectFrom("erasure").selectAll().execute();
  // Made at random, or counted on: never the same twice.
  return {
    requests: requests.map(({ idempotencyKey: _, ...request }) => request),
    notices: notices.map(({ id: _id, reference: _reference, ...notice }) => notice),
    photos,
    erasures,
  };
}

describe("a button says what it has done, and leaves behind what its command does:", () => {
  const acts: [string, Record<string, string>, string[][]][] = [
    ["/requests/1/answered", {}, [["answered", "1"]]],
    ["/requests/1/customer", {}, [["mark", "1", "--customer"]]],
    ["/requests/1/note", { note: "Rang:\r\nmatte" }, [["note", "1", "Rang:\nmatte"]]],
    ["/requests/1/note", { note: "  " }, [["note", "1"]]],
    ["/requests/3/not-spam", {}, [["not-spam", "3"]]],
    ["/requests/1/resend", {}, [["resend", "1"]]],
    ["/requests/1/erase", {}, [["erase", "--email", "ada@example.com", "--yes"]]],
  ];
  test.each(acts)("%s %j", async (path, fields, commands) => {
    const one = await createSite();
    const before = await readStore(one);
    const { press, read } = await enterDeskPages(one);
    const { status, location } = await press(path, fields);
    expect(status).toBe(303);
    expect((await read(location)).page.querySelector("[role=status]")?.text).toMatch(/\w\.$/);
    const pressed = await readStore(one);
    if (!path.endsWith("note") || fields.note?.trim()) expect(pressed).not.toEqual(before);
    await undo(one, before);
    for (const command of commands) {
      expect((await createTestDesk(one)(...command)).status).toBe(0);
    }
    expect(await readStore(one)).toEqual(pressed);
  });

  test("answered and customer are taken back by the buttons that stand in their place", async () => {
    const site = await createSite();
    const { press, readText } = await enterDeskPages(site);
    await press("/requests/1/customer");
    expect(await readText("/requests/1")).toMatch(/Not a customer/);
    await press("/requests/1/not-customer");
    expect(await readText("/requests/1")).toMatch(/Mark as answered Mark as a customer/);
    await press("/requests/1/answered");
    await press("/requests/1/customer");
    await press("/requests/1/not-customer");
    expect(await readText("/requests/1")).toMatch(/Open again Mark as a customer/);
    await press("/requests/1/reopen");
    const text = await readText("/requests/1?done=reopened");
    expect(text).toContain("No longer marked as answered.");
    expect(text).toMatch(/Mark as answered Mark as a customer/);
  });
});

/** Puts the store back to what it was, keys and references aside. */
async function undo(site: Site, before: Awaited<ReturnType<typeof readStore>>) {
  const { queries } = site.database;
  for (const table of ["photo", "notice", "quoteRequest", "erasure", "erasedRequest"] as const) {
    await queries.deleteFrom(table).execute();
  }
  const key = (id: number) => `key-${id}`;
  await queries
    .insertInto("quoteRequest")
    .values(before.requests.map((row) => ({ ...row, idempotencyKey: key(row.id) })))
    .execute();
  await queries
    .insertInto("notice")
    .values(before.notices.map((row, index) => ({ ...row, reference: key(index) })))
    .execute();
  await queries
    .insertInto("photo")
    .values(
      before.photos.map(({ id }) => ({
        id,
        quoteRequestId: 1,
        photoKey: key(id),
        receivedAt: site.clock.now().toISOString(),
        bytes: 1,
        width: 1,
        height: 1,
        image: new Uint8Array(1),
      })),
    )
    .execute();
}

describe("erasing", () => {
  test("asks first, and says all that would go", async () => {
    const site = await createSite();
    const { readText } = await enterDeskPages(site);
    const text = await readText("/requests/1/erase");
    for (const part of ["ada@example.com", "2 quote requests", "2 photos", "2 notices"]) {
      expect(text).toContain(part);
    }
    expect((await readStore(site)).requests).toHaveLength(3);
  });

  test("says what is not reached, and leaves nothing of the person", async () => {
    const site = await createSite();
    const { press, readText } = await enterDeskPages(site);
    expect((await press("/requests/2/erase")).location).toBe("/?done=erased");
    expect(await readText("/?done=erased")).toContain("Emails in your mailbox");
    expect((await readStore(site)).requests.map(({ id }) => id)).toEqual([3]);
  });
});

describe("what cannot be done", () => {
  test.each([
    ["/requests/99/answered", 404, "Nothing is here"],
    ["/requests/99/note", 404, "Nothing is here"],
    ["/requests/3/resend", 404, "Nothing is here"],
    ["/requests/1/not-spam", 409, "This cannot be done"],
    ["/requests/x/erase", 404, "Nothing is here"],
  ])("%s: %i, in words, and nothing is changed", async (path, status, words) => {
    const site = await createSite();
    const before = await readStore(site);
    const { press } = await enterDeskPages(site);
    const answer = await press(path, { note: "x" });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(await readStore(site)).toEqual(before);
  });

  test("a note that is missing, or beyond any limit, is refused or cut, never a fault", async () => {
    const site = await createSite();
    const { press, ask } = await enterDeskPages(site);
    expect((await press("/requests/1/note")).status).toBe(409);
    expect((await press("/requests/1/note", { note: "x".repeat(70_000) })).status).toBe(413);
    expect((await press("/requests/1/note", { note: "x".repeat(5_000) })).status).toBe(303);
    expect((await readStore(site)).requests[0]?.note).toHaveLength(2000);
    expect((await ask("/requests/1/answered")).status).toBe(404);
  });
});
