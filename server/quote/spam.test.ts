import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { parseQuoteRequest } from "#contract/quote-request.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import {
  findSpamReason,
  flagRepeats,
  mostPerEmailAddress,
  spamWindow,
  toEmailKey,
} from "./spam.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

const reasons = async ({ database }: TestSite) => {
  const rows = await database.queries
    .selectFrom("quoteRequest")
    .select("spamReason")
    .orderBy("id")
    .execute();
  return rows.map(({ spamReason }) => spamReason);
};

test.each<[string, Record<string, string>, string | null]>([
  ["an ordinary request", {}, null],
  ["where the car was seen", { model: "as seen on www.autotrader.co.uk" }, null],
  ["the advert of the car", { model: "https://www.autotrader.co.uk/car-details/2026" }, null],
  ["a maker's web address", { make: "www.lynkco.com" }, null],
  ["odd but real names", { firstName: "Wwwendy", model: "MX-5 <3" }, null],
  ["an address as a name", { firstName: "Win https://spam.example" }, "link in a name"],
  ["an address without its scheme", { firstName: "WWW.SPAM.EXAMPLE" }, "link in a name"],
  ["HTML", { make: '<a href="//spam.example">x</a>' }, "link in a name"],
  ["HTML with an odd space", { model: "x href ='//spam.example'" }, "link in a name"],
  ["BBCode", { model: "[url=spam.example]x[/url]" }, "link in a name"],
  ["a filled honeypot", { "bot-field": "x" }, "honeypot filled"],
])("%s is judged rightly", (_, changes, reason) => {
  const parsed = parseQuoteRequest(new URLSearchParams(buildQuoteForm(changes)));
  if (!parsed.ok) throw new Error("refused");
  expect(findSpamReason(parsed)).toBe(reason);
});

describe("many requests with one email address", () => {
  const post = (site: TestSite, number: number, email = "ada@example.com") =>
    site.ask("/", postForm(buildQuoteForm({ model: `Model ${number}`, email })));

  test("are all stored and thanked; the studio is told of twenty a day, and the address of one", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    for (let number = 0; number < mostPerEmailAddress + 3; number += 1) {
      expect((await post(site, number, number % 2 ? "ADA@example.com" : undefined)).status).toBe(
        303,
      );
    }
    const flagged = Array(3).fill("too many from one email address");
    expect(await reasons(site)).toEqual([...Array(mostPerEmailAddress).fill(null), ...flagged]);
    await site.outbox.deliverDue();
    const confirmations = site.mails.filter(({ to }) => to === "ada@example.com");
    expect(confirmations).toHaveLength(1);
    expect(site.mails).toHaveLength(mostPerEmailAddress + 1);
    expect((await post(site, 90, "eve@example.com")).status).toBe(303);
    site.clock.advance(spamWindow + 1);
    await post(site, 91);
    expect((await reasons(site)).slice(-2)).toEqual([null, null]);
  });

  test("are counted also when they share one commit", async () => {
    const site = await createTestSite();
    await Promise.all(
      Array.from({ length: mostPerEmailAddress + 2 }, (_, number) => post(site, number)),
    );
    expect((await reasons(site)).filter((reason) => reason === null)).toHaveLength(
      mostPerEmailAddress,
    );
  });

  test("are not counted when their date is days ahead, from before the clock was set back", async () => {
    const site = await createTestSite();
    for (let number = 0; number < mostPerEmailAddress; number += 1) await post(site, number);
    site.clock.advance(-3 * spamWindow);
    await post(site, 50);
    expect((await reasons(site)).at(-1)).toBeNull();
  });
});

test("a repeat after a day is a request again; one within it is set aside, whatever its case", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  site.clock.advance(spamWindow - 1);
  await site.ask("/", postForm(buildQuoteForm({ make: " TESLA" })));
  site.clock.advance(2);
  await site.ask("/", postForm(buildQuoteForm()));
  expect(await reasons(site)).toEqual([null, "repeated", null]);
});

test.runIf(testEngine === "sqlite")(
  "repeats are found by index, however many rows one address has",
  async () => {
    const { database } = await createTestSite();
    for (const column of ["fingerprint", "email_key"]) {
      const { rows } = await sql<{ detail: string }>`explain query plan
        select ${sql.ref(column)} from quote_request
        where spam_reason is null and received_at > '2026' and ${sql.ref(column)} in ('a', 'b')`.execute(
        database.queries,
      );
      expect(rows.map(({ detail }) => detail)).toEqual([
        expect.stringContaining(
          `INDEX quote_request_told_${column} (${column}=? AND received_at>?)`,
        ),
      ]);
    }
  },
);

describe("among requests that are saved together", () => {
  const one = { request: validQuoteRequest, spamReason: null };
  const flag = (...incoming: Parameters<typeof flagRepeats>[0][number][]) =>
    flagRepeats(incoming, [], []).map(({ spamReason }) => spamReason);

  test("the second that says the same is a repeat, whatever the case of its letters", () => {
    const shouted = { ...validQuoteRequest, model: validQuoteRequest.model.toUpperCase() };
    expect(flag(one, { ...one, request: shouted })).toEqual([null, "repeated"]);
  });

  test("spam keeps its reason, and hides no honest request that says the same", () => {
    expect(flag({ ...one, spamReason: "honeypot filled" }, one)).toEqual(["honeypot filled", null]);
  });
});

test("a person is found by their address however it was typed", () => {
  expect(toEmailKey(" Ada@Example.COM\n")).toBe("ada@example.com");
});
