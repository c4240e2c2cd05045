import { describe, expect, test } from "vitest";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { claimDue } from "./claims.ts";
import type { Channel } from "./notice.ts";
import { pauseAfter, retryPolicy } from "./notice.ts";
import { createOutbox } from "./outbox.ts";

const HOUR = 60 * 60 * 1000;

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

const notices = ({ database }: TestSite) =>
  database.queries.selectFrom("notice").selectAll().orderBy("id").execute();

/** Takes mails while `open`, refuses them otherwise, and counts the attempts. */
function createMailServer() {
  const server = {
    open: false,
    attempts: 0,
    async sendMail() {
      server.attempts += 1;
      if (!server.open)
        throw Object.assign(new Error("ada@example.com refused"), { code: "ECONNREFUSED" });
    },
  };
  return server;
}

test("of several requests that are due at once each has a mail of its own", async () => {
  const site = await createTestSite();
  for (const model of ["Model 3", "Model S"]) {
    await site.ask("/", postForm(buildQuoteForm({ model })));
  }
  await site.outbox.deliverDue();
  const mails = site.mails.map(({ fileName, subject }) => [fileName, subject]).sort();
  expect(mails).toEqual([
    ["request-1", "Quote request 1: Vehicle Wrap for Tesla Model 3"],
    ["request-2", "Quote request 2: Vehicle Wrap for Tesla Model S"],
  ]);
});

describe("a notice that could not be sent", () => {
  test("is sent once the mail server is back, and then never again", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(await notices(site)).toMatchObject([
      { state: "waiting", attempts: 1, lastProblem: "ECONNREFUSED" },
    ]);
    mailServer.open = true;
    site.clock.advance(retryPolicy.longestPause);
    for (let look = 0; look < 3; look += 1) await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
    expect(await notices(site)).toMatchObject([{ state: "sent", attempts: 2, lastProblem: null }]);
  });

  test("is left alone until its pause is over", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    site.clock.advance(retryPolicy.firstPause - 1);
    await site.outbox.deliverDue();
    expect(mailServer.attempts).toBe(1);
    site.clock.advance(1);
    await site.outbox.deliverDue();
    expect(mailServer.attempts).toBe(2);
  });

  test("is tried for 72 hours, about once an hour, and then parked", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    for (let hours = 0; hours < 80; hours += 1) {
      await site.outbox.deliverDue();
      site.clock.advance(HOUR);
    }
    expect(await notices(site)).toMatchObject([{ state: "parked" }]);
    expect(mailServer.attempts).toBeGreaterThan(70);
    expect(mailServer.attempts).toBeLessThan(90);
    expect(site.logLines.join("")).toContain("notice parked");
    expect(site.logLines.join("")).not.toContain("ada@example.com");
  });

  test("is parked by the attempt that falls on the end of the 72 hours, not by one before", async () => {
    const site = await createTestSite(createMailServer());
    await site.ask("/", postForm(buildQuoteForm()));
    site.clock.advance(retryPolicy.giveUpAfter - HOUR);
    await site.outbox.deliverDue();
    expect(await notices(site)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    site.clock.advance(HOUR);
    await site.outbox.deliverDue();
    expect(await notices(site)).toMatchObject([{ state: "parked", attempts: 2 }]);
  });

  test("lets one go first that has been due for longer", async () => {
    const site = await createTestSite(createMailServer());
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    site.clock.advance(1000);
    await site.ask("/", postForm(buildQuoteForm({ email: "eve@example.com" })));
    site.clock.advance(retryPolicy.firstPause);
    const claimed = await claimDue(site.database, "email", site.clock.now(), 1);
    expect(claimed.map(({ request }) => request.id)).toEqual([2]);
  });

  test("is not held up for longer than usual by a clock that was set back a day", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    mailServer.open = true;
    site.clock.advance(-24 * HOUR);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
  });
});

test("pauses double up to an hour, and are spread so that notices do not come in step", () => {
  const pauses = [1, 2, 3, 20, 200].map((attempts) => pauseAfter(attempts, () => 0.5));
  expect(pauses).toEqual([15_000, 30_000, 60_000, HOUR, HOUR]);
  expect(pauseAfter(1, () => 0)).toBe(11_250);
  expect(pauseAfter(1, () => 0.999)).toBeGreaterThan(18_000);
});

describe("two instances", () => {
  test("never send the same notice, however they look for it at once", async () => {
    const site = await createTestSite();
    for (let number = 0; number < 20; number += 1) {
      await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
    }
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDue(site.database, "email", site.clock.now(), 5)),
    );
    const claimed = claims.flat().map(({ notice }) => notice.id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThanOrEqual(15);
  });

  test("one takes over what the other had claimed when it was killed", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await claimDue(site.database, "email", site.clock.now(), 5)).toHaveLength(1);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(0);
    site.clock.advance(2 * retryPolicy.attemptLimit);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
  });
});

test("a receiver that never answers holds up neither the others nor, for long, itself", async () => {
  const site = await createTestSite({
    settings: { WEBHOOK_URL: "http://unused.test", WEBHOOK_SECRET: `whsec_${"a".repeat(40)}` },
  });
  await site.ask("/", postForm(buildQuoteForm()));
  const sent: string[] = [];
  const channels: Channel[] = [
    { name: "webhook", send: () => new Promise(() => {}) },
    { name: "email", send: async () => void sent.push("email") },
  ];
  const outbox = createOutbox({
    database: site.database,
    channels,
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    attemptLimit: 20,
  });
  await outbox.deliverDue();
  expect(sent).toEqual(["email"]);
  expect(await notices(site)).toMatchObject([
    { channel: "email", state: "sent" },
    { channel: "webhook", state: "waiting", lastProblem: "TimeoutError" },
  ]);
});

test("nobody is told of spam, and a request is told of once however often it repeats", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  await site.ask("/", postForm(buildQuoteForm()));
  await site.ask("/", postForm(buildQuoteForm({ firstName: "https://spam.example" })));
  await site.outbox.deliverDue();
  expect(site.mails).toHaveLength(1);
  const rows = await site.database.queries
    .selectFrom("quoteRequest")
    .select("spamReason")
    .orderBy("id")
    .execute();
  expect(rows.map((row) => row.spamReason)).toEqual([null, "repeated", "link in a name"]);
});

describe("a confirmation to the visitor", () => {
  test("is off unless asked for", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(site.mails.map(({ to }) => to)).toEqual(["studio@localhost"]);
  });

  test("repeats nothing the visitor typed but the address it goes to", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    const typed = { firstName: "Buy-pills", make: "Buy-now", model: "Buy-here", message: "Buy-it" };
    await site.ask("/", postForm(buildQuoteForm(typed)));
    await site.outbox.deliverDue();
    const confirmation = site.mails.find(({ to }) => to === "ada@example.com");
    expect(confirmation).toBeDefined();
    expect(JSON.stringify(confirmation)).not.toContain("Buy");
  });

  test("goes to an address once a day, however many requests name it", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    for (const model of ["Model S", "Model 3", "Model Y"]) {
      await site.ask("/", postForm(buildQuoteForm({ model })));
    }
    expect((await notices(site)).filter(({ channel }) => channel === "confirmation")).toHaveLength(
      1,
    );
  });

  test("is not sent to an address that no plain mail can go to", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    await site.ask("/", postForm(buildQuoteForm({ email: "a,b@example.com" })));
    expect((await notices(site)).map(({ channel }) => channel)).toEqual(["email"]);
  });

  test("that is refused for good is parked at once, while the studio's goes out", async () => {
    const site = await createTestSite({
      settings: { CONFIRMATION: "on" },
      async sendMail({ to }) {
        if (to === "ada@example.com") {
          throw Object.assign(new Error(), { code: "EENVELOPE", responseCode: 550 });
        }
      },
    });
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(await notices(site)).toMatchObject([
      { channel: "email", state: "sent" },
      { channel: "confirmation", state: "parked", lastProblem: "EENVELOPE 550" },
    ]);
  });
});

test("a backlog does not hold up a stop: what is left waits for the next start", async () => {
  const site = await createTestSite();
  for (let number = 0; number < 12; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
  }
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  let sent = 0;
  const outbox = createOutbox({
    database: site.database,
    channels: [
      {
        name: "email",
        async send() {
          begin();
          await go;
          sent += 1;
        },
      },
    ],
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await outbox.start();
  await begun;
  const stopped = outbox.stop();
  letGo();
  await stopped;
  expect(sent).toBeLessThan(12);
  expect((await notices(site)).filter(({ state }) => state === "waiting")).toHaveLength(12 - sent);
});

test("a store that cannot be read is logged, and ends nothing", async () => {
  const site = await createTestSite();
  const logged: unknown[] = [];
  const outbox = createOutbox({
    database: { ...site.database, queries: undefined as never },
    channels: [{ name: "email", send: async () => {} }],
    now: site.clock.now,
    random: Math.random,
    log: { debug() {}, info() {}, warn() {}, error: (...line) => void logged.push(line) },
  });
  await outbox.deliverDue();
  expect(logged).toEqual([
    ["outbox not read", expect.objectContaining({ channel: "email", error: "TypeError" })],
  ]);
});

test("claims that a crash left are let go at the start where no other instance can hold them", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  expect(await claimDue(site.database, "email", site.clock.now(), 5)).toHaveLength(1);
  await site.outbox.start();
  await site.outbox.stop();
  expect(site.mails).toHaveLength(site.database.engine === "sqlite" ? 1 : 0);
});
