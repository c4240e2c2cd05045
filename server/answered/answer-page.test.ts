import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  createTestSite,
  readRendered,
  storedRequests,
  type TestSiteOptions,
} from "#tests/support/test-site.ts";

const origin = "https://studio.example";
const html = { Accept: "text/html" };

/** A site that has mailed this many requests to its studio. */
async function createLinkedSite(count = 1, options: TestSiteOptions = {}) {
  const settings = { SITE_URL: origin, ...options.settings };
  const site = await createTestSite({ ...options, settings });
  for (let number = 1; number <= count; number += 1) {
    await site.sendForm({ model: `Model ${number}` });
    await site.outbox.deliverDue();
  }
  const links = site.mails.map(
    ({ text }) => /https:\/\/studio\.example(\/answered\/\S+)/.exec(String(text))?.[1] ?? "",
  );
  const answered = async () =>
    (await storedRequests(site)).filter(({ answeredAt }) => answeredAt).map(({ id }) => id);
  return { ...site, links, link: links[0] ?? "", answered };
}

describe("a link in a mail", () => {
  test("asks for confirmation when opened, and marks its request when the button is pressed", async () => {
    const { ask, link, answered, clock } = await createLinkedSite(2);
    for (const method of ["GET", "HEAD", "GET"]) {
      expect((await ask(link, { method, headers: html })).status).toBe(200);
    }
    expect((await readRendered(await ask(link, { headers: html }))).state.problem).toMatchObject({
      title: "Mark quote request 1 as answered",
      text: "Vehicle Wrap for Tesla Model 1, received on Friday, 20 November 2026 at 14:03 GMT.",
      button: "Mark as answered",
    });
    expect(await answered()).toEqual([]);
    clock.advance(60_000);
    const pressed = await ask(link, { method: "POST", headers: html });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, link]);
    expect(await answered()).toEqual([1]);
    const after = (await readRendered(await ask(link, { headers: html }))).state.problem;
    expect(after?.title).toBe("Quote request 1 is answered");
    expect(after?.text).toContain("Marked on Friday, 20 November 2026 at 14:04 GMT.");
    expect(after?.button).toBeUndefined();
  });

  test("shows no name and gives no access to the request's photos", async () => {
    const { ask, link, ...site } = await createLinkedSite();
    expect(await (await ask(link, { headers: html })).text()).not.toMatch(/Ada|ada@example/);
    const [request] = await storedRequests(site);
    expect(link).not.toContain(request?.idempotencyKey);
  });

  test("stays out of caches, search engines, the Referer, the log and session replay", async () => {
    const settings = { ANALYTICS_SITE_ID: "1234567" };
    const { ask, link, logLines } = await createLinkedSite(1, { settings });
    const headers = {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    };
    const shown = await ask(link, { headers: html });
    expect(Object.fromEntries(shown.headers)).toMatchObject(headers);
    expect((await readRendered(shown)).environment).toEqual({ origin, today: "20 November 2026" });
    const pressed = await ask(link, { method: "POST", headers: html });
    expect(Object.fromEntries(pressed.headers)).toMatchObject(headers);
    expect(logLines.join("")).not.toContain(link.slice("/answered/".length));
  });

  test("expires after a month by the database's clock", async () => {
    const { ask, link, clock, answered } = await createLinkedSite();
    clock.advance(30 * 24 * 60 * 60 * 1000 - 1);
    expect((await ask(link)).status).toBe(200);
    clock.advance(1);
    for (const method of ["GET", "POST"]) {
      const answer = await ask(link, { method });
      expect([answer.status, await answer.text()]).toEqual([
        410,
        "This link has expired. Mark the request at the desk instead.\n",
      ]);
    }
    expect(await answered()).toEqual([]);
  });

  test("stops working once its request is erased, even if a restored database reuses the number", async () => {
    const { ask, sendForm, database, link, answered } = await createLinkedSite();
    await database.queries.deleteFrom("quoteRequest").execute();
    const gone = await ask(link, { method: "POST" });
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringMatching(/^We no longer/)]);
    await sendForm({ firstName: "Eve" });
    await database.queries.deleteFrom("notice").execute();
    await database.queries.updateTable("quoteRequest").set({ id: 1 }).execute();
    expect((await ask(link, { method: "POST" })).status).toBe(410);
    expect(await answered()).toEqual([]);
  });

  test("works again after the restore of a backup", async () => {
    const { ask, link, env, ...site } = await createLinkedSite();
    const desk = createTestDesk({ env, ...site });
    const file = `${env.dataDir}/kept.sqlite`;
    await desk("backup", "--out", file);
    await site.database.queries.deleteFrom("setting").execute();
    expect((await ask(link)).status).toBe(404);
    await desk("restore", file, "--yes");
    expect((await ask(link)).status).toBe(200);
  });
});

test("a link without a valid signature (changed, cut off or nonsense) marks nothing", async () => {
  const { ask, link, answered } = await createLinkedSite();
  const token = link.slice("/answered/".length);
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
    expect(await answer.text()).toContain("Open it from the email again");
  }
  expect(await answered()).toEqual([]);
  const made = `1.${Date.now()}.${"A".repeat(16)}.${"A".repeat(43)}`;
  expect((await (await createTestSite()).ask(`/answered/${made}`)).status).toBe(404);
});
