// The link "mark as answered" of the studio's mails, from the mail to the page that asks.

import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
  storedRequests,
} from "#tests/support/test-site.ts";
import { answerLinkLife } from "./answer-links.ts";

const origin = "https://studio.example";
const html = { Accept: "text/html" };

/** A site whose studio has had mails of this many requests. */
async function createLinkedSite(count = 1, settings = {}) {
  const site = await createTestSite({ settings: { SITE_URL: origin, ...settings } });
  for (let number = 1; number <= count; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ model: `Model ${number}` })));
    await site.outbox.deliverDue();
  }
  const links = site.mails.map(({ text }) => linkIn(String(text)));
  const stateOf = async (id: number) =>
    (await createTestDesk(site)("show", String(id))).out.includes("Answered:");
  return { ...site, links, stateOf };
}

function linkIn(text: string): string {
  return /https:\/\/studio\.example(\/answered\/\S+)/.exec(text)?.[1] ?? "";
}

describe("a link from the notice mail", () => {
  test("asks first, however often it is looked at, and marks when its button is pressed", async () => {
    const { ask, links, stateOf } = await createLinkedSite(2);
    const link = links[1] ?? "";
    for (const method of ["GET", "HEAD", "GET"]) {
      expect((await ask(link, { method, headers: html })).status).toBe(200);
    }
    expect((await readRendered(await ask(link, { headers: html }))).state.problem).toMatchObject({
      title: "Mark quote request 2 as answered",
      text: "Vehicle Wrap for Tesla Model 2, received on Friday, 20 November 2026 at 14:03 GMT.",
      button: "Mark as answered",
    });
    expect(await stateOf(2)).toBe(false);
    const pressed = await ask(link, { method: "POST", headers: html });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, link]);
    expect([await stateOf(1), await stateOf(2)]).toEqual([false, true]);
    const after = (await readRendered(await ask(link, { headers: html }))).state.problem;
    expect(after?.title).toBe("Quote request 2 is answered");
    expect(after?.text).toContain("Marked on Friday, 20 November 2026 at 14:03 GMT.");
    expect(after?.button).toBeUndefined();
  });

  test("names nobody, and does not open the request's photos", async () => {
    const { ask, links, ...site } = await createLinkedSite();
    const page = await (await ask(links[0] ?? "", { headers: html })).text();
    expect(page).not.toMatch(/Ada|ada@example/);
    const [request] = await storedRequests(site);
    expect(links[0]).not.toContain(request?.idempotencyKey);
  });

  test("is kept out of caches, search engines, the next page's Referer, the log and session replay", async () => {
    const site = await createTestSite({
      settings: { SITE_URL: origin, ANALYTICS_SITE_ID: "1234567" },
    });
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    const link = linkIn(String(site.mails[0]?.text));
    for (const init of [{ headers: html }, { method: "POST", headers: html }]) {
      const answer = await site.ask(link, init);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
      if (answer.status === 200) {
        const { environment } = await readRendered(answer);
        expect(environment).toEqual({ origin, today: "20 November 2026" });
      }
    }
    expect(site.logLines.join("")).not.toContain(link.slice("/answered/".length));
  });

  test("works for a month", async () => {
    const { ask, links, clock, stateOf } = await createLinkedSite();
    const [link = ""] = links;
    clock.advance(answerLinkLife - 1);
    expect((await ask(link)).status).toBe(200);
    clock.advance(1);
    for (const method of ["GET", "POST"]) {
      const answer = await ask(link, { method });
      expect([answer.status, await answer.text()]).toEqual([
        410,
        "This link has expired. Mark the request at the desk instead.\n",
      ]);
    }
    expect(await stateOf(1)).toBe(false);
  });

  test("keeps the first time, pressed twice", async () => {
    const { ask, links, clock } = await createLinkedSite();
    const press = () => ask(links[0] ?? "", { method: "POST" });
    await press();
    const first = await (await ask(links[0] ?? "")).text();
    clock.advance(60 * 60 * 1000);
    expect((await press()).status).toBe(200);
    expect(await (await ask(links[0] ?? "")).text()).toBe(first);
  });

  test("of a request that was erased says so", async () => {
    const site = await createLinkedSite();
    await createTestDesk(site)("erase", "--email", "ada@example.com", "--yes");
    expect((await site.ask(site.links[0] ?? "", { method: "POST" })).status).toBe(410);
  });
});

describe("a link that this site did not make", () => {
  test("marks nothing: changed in any place, of another site, cut off, or nonsense", async () => {
    const { ask, links, stateOf } = await createLinkedSite();
    const token = (links[0] ?? "").slice("/answered/".length);
    const [, expires = "", ...signed] = token.split(".");
    const tokens = [
      ["2", expires, ...signed].join("."),
      ["1", String(Number(expires) + 1), ...signed].join("."),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      token.slice(0, -4),
      `${token}AAAA`,
      "1",
      "%00",
      "%F0%9F",
    ];
    for (const bad of tokens) {
      const answer = await ask(`/answered/${bad}`, { method: "POST" });
      expect([bad, answer.status]).toEqual([bad, 404]);
    }
    expect(await stateOf(1)).toBe(false);
  });

  test("is refused where no link was ever made", async () => {
    const site = await createTestSite();
    expect(
      (await site.ask(`/answered/${`1.${Date.now()}.${"A".repeat(16)}.${"A".repeat(43)}`}`)).status,
    ).toBe(404);
  });
});

test("without a public address the mail has no link, and says nothing of one", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  await site.outbox.deliverDue();
  expect(site.mails[0]?.text).not.toMatch(/answered|remind/);
});

test.each(["on", "off"])(
  "the mail names the reminder with REMINDER=%s as it is",
  async (reminder) => {
    const { mails } = await createLinkedSite(1, { REMINDER: reminder });
    expect(String(mails[0]?.text).includes("or an email will remind you")).toBe(reminder === "on");
  },
);

test("links go on working when everything is restored from a backup", async () => {
  const { ask, links, env, ...site } = await createLinkedSite();
  const desk = createTestDesk({ env, ...site });
  const file = `${env.dataDir}/kept.sqlite`;
  expect((await desk("backup", "--out", file)).status).toBe(0);
  await site.database.queries.deleteFrom("setting").execute();
  expect((await ask(links[0] ?? "")).status).toBe(404);
  expect((await desk("restore", file, "--yes")).status).toBe(0);
  expect((await ask(links[0] ?? "")).status).toBe(200);
});

test("a link is for one request, also when a restored database gives its number to another", async () => {
  const { ask, database, links } = await createLinkedSite();
  await database.queries.deleteFrom("quoteRequest").execute();
  await ask("/", postForm(buildQuoteForm({ firstName: "Eve" })));
  await database.queries.deleteFrom("notice").execute();
  await database.queries.updateTable("quoteRequest").set({ id: 1 }).execute();
  const answer = await ask(links[0] ?? "", { method: "POST" });
  expect(answer.status).toBe(410);
  expect(await storedRequests({ database })).toMatchObject([
    { firstName: "Eve", answeredAt: null },
  ]);
});
