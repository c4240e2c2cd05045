import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { aFriday, storedNotice, storedRequest } from "#tests/support/stored-rows.ts";
import { printErasePage } from "./erase-page.ts";
import { printRequestPage, type RequestPage } from "./request-page.ts";

async function show(
  changes: Partial<StoredQuoteRequest> = {},
  parts: Partial<Omit<RequestPage, "request">> = {},
) {
  const html = printRequestPage({
    request: storedRequest(changes),
    notices: [],
    photos: [],
    others: [],
    now: new Date(aFriday),
    parked: 0,
    done: undefined,
    ...parts,
  });
  const page = parse(String(await html));
  const textsOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map((found) => found.structuredText.replaceAll(/\s+/g, " ").trim());
  const facts = Object.fromEntries(
    page
      .querySelectorAll(".facts div")
      .map((row) => [row.querySelector("dt")?.text, row.querySelector("dd")?.text.trim()]),
  );
  return { page, textsOf, facts };
}

describe("a request's facts", () => {
  test("are what was asked for and when, and no more where there is no more", async () => {
    const { facts, textsOf } = await show({ wrapType: "Paint Protection Film", model: "" });
    expect(facts).toMatchObject({
      Email: "ada@example.com",
      "Vehicle make": "Tesla",
      Received: "Friday, 20 November 2026 at 14:03 GMT",
    });
    for (const name of [
      "Vehicle model",
      "Choice",
      "Guide price",
      "Set aside",
      "Answered",
      "Customer since",
    ]) {
      expect(facts).not.toHaveProperty(name);
    }
    expect(textsOf("h2")).toEqual(["What was asked for", "Emails and notices"]);
  });

  test("say why it is set aside, since when it is answered, and since when a customer's", async () => {
    const { facts } = await show({
      spamReason: "honeypot filled",
      answeredAt: "2026-11-21T09:00:00.000Z",
      customerSince: "2026-11-22T10:00:00.000Z",
    });
    expect(facts).toMatchObject({
      "Set aside": "honeypot filled",
      Answered: "Saturday, 21 November 2026 at 09:00 GMT",
      "Customer since": "Sunday, 22 November 2026 at 10:00 GMT",
    });
  });
});

describe("what can be done about it", () => {
  const buttons = (changes: Partial<StoredQuoteRequest>) =>
    show(changes).then(({ page }) =>
      page
        .querySelectorAll(".acts form")
        .map((form) => [form.getAttribute("action"), form.querySelector("button")?.text]),
    );

  test("depends on where it stands", async () => {
    expect(await buttons({})).toEqual([
      ["/requests/17/answered", "Mark as answered"],
      ["/requests/17/customer", "Mark as a customer"],
    ]);
    expect(await buttons({ answeredAt: aFriday })).toContainEqual([
      "/requests/17/reopen",
      "Open again",
    ]);
    const changed = { spamReason: "repeat", answeredAt: aFriday, customerSince: aFriday };
    expect(await buttons(changed)).toEqual([
      ["/requests/17/not-spam", "Not spam"],
      ["/requests/17/not-customer", "Not a customer"],
    ]);
  });

  test("is a reply, and a warning in its place where the address could be two", async () => {
    const { page } = await show();
    expect(page.querySelector("a.strong")?.getAttribute("href")).toMatch(/^mailto:ada%40example/);
    expect(page.querySelector(".warning")).toBeNull();
    const other = (await show({ email: "a,b@example.com" })).page;
    expect(other.querySelector("a.strong")).toBeNull();
    expect(other.querySelector(".warning")?.text).toContain("looks unusual");
  });

  test("is a note, which holds what was noted before", async () => {
    const { page } = await show({ note: "Rang: matte" });
    const form = page.querySelector("form.note");
    expect(form?.getAttribute("action")).toBe("/requests/17/note");
    expect(form?.querySelector("textarea")?.text).toBe("Rang: matte");
    expect((await show()).page.querySelector("textarea")?.text).toBe("");
  });

  test("leads to what is held on the person, and to erasing it", async () => {
    const { page } = await show();
    const addresses = page.querySelectorAll(".more a").map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(["/requests/17/held.json", "/requests/17/erase"]);
  });
});

describe("its mails", () => {
  const row = async (...changes: Parameters<typeof storedNotice>) =>
    (await show({}, { notices: [storedNotice(...changes)] })).textsOf(".notices tbody tr > *");

  test.each([
    [
      { channel: "photos", state: "sent", sentAt: aFriday },
      "Email with photos",
      "Sent",
      "Today 14:03",
      "",
    ],
    [{ attempts: 1 }, "Email to the studio", "Waiting", "1 attempt, next Today 14:03", ""],
    [{ attempts: 2 }, "Email to the studio", "Waiting", "2 attempts, next Today 14:03", ""],
    [
      { state: "parked", attempts: 9, lastProblem: "EDNS", channel: "webhook" },
      "Webhook",
      "Given up",
      "after 9 attempts",
      "no server has that name (EDNS)",
    ],
    [{ channel: "pigeon" }, "pigeon", "Waiting", "1 attempt, next Today 14:03", ""],
  ] as const)("%j: %s, %s, %s, %s", async (changes, ...texts) => {
    expect(await row(changes)).toEqual(texts);
  });

  test("can be sent again, where there are any", async () => {
    const { page, textsOf } = await show({}, { notices: [storedNotice()] });
    expect(page.querySelector(".rest form")?.getAttribute("action")).toBe("/requests/17/resend");
    expect(textsOf(".notices th[scope=col]")).toEqual(["What", "State", "When", "Problem"]);
    const none = await show();
    expect(none.page.querySelector(".rest form")).toBeNull();
    expect(none.textsOf(".rest p")).toEqual(["None was sent about this request."]);
  });
});

test("the person's other requests are named, each with its time and where it stands", async () => {
  const others = [storedRequest({ id: 16, model: "Model S", answeredAt: aFriday })];
  const { page, textsOf } = await show({}, { others });
  expect(textsOf(".others li")).toEqual([
    "Request 16: Vehicle Wrap for Tesla Model S Today 14:03 Answered",
  ]);
  expect(page.querySelector(".others a")?.getAttribute("href")).toBe("/requests/16");
});

test("before a person is erased the page counts what goes, and offers to keep it", async () => {
  const held = { requests: [storedRequest()], photos: [], notices: [storedNotice()] };
  const show = async (mails: number) =>
    parse(String(await printErasePage({ request: storedRequest(), held, mails })));
  const counts = (page: Awaited<ReturnType<typeof show>>) =>
    page.querySelectorAll(".plain-list li").map(({ text }) => text);
  const page = await show(2);
  expect(counts(page)).toEqual([
    "1 quote request",
    "0 photos",
    "1 notice",
    "2 emails kept as files",
  ]);
  expect(counts(await show(1)).at(-1)).toBe("1 email kept as a file");
  expect(page.querySelector("title")?.text).toMatch(/^Erase this person\? \|/);
  expect(page.querySelector(".bar [aria-current=page]")?.text).toBe("Requests");
  expect(page.querySelector("form")?.getAttribute("action")).toBe("/requests/17/erase");
  expect(page.querySelector(".acts a")?.getAttribute("href")).toBe("/requests/17");
});
