import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "#tests/support/loopback.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestSite, storedDeliveries } from "#tests/support/test-site.ts";
import { retryPolicy } from "../delivery.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A receiver that records requests and answers with these statuses in turn. */
async function createReceiver(statuses: number[], answered: Record<string, string> = {}) {
  const received: { method?: string | undefined; headers: IncomingHttpHeaders; body: string }[] =
    [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { method, headers } = request;
    received.push({ method, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200, answered).end();
  });
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${await listenOnLoopback(server)}/` };
}

async function createSiteFor(url: string) {
  const site = await createTestSite({ settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } });
  // Received an hour ago, delivered now: the library refuses signatures from another time.
  site.clock.advance(Date.now() - 3_600_000 - site.clock.now().getTime());
  await site.sendForm({ message: "Satin, please" });
  await site.database.queries.updateTable("quoteRequest").set({ repeatOf: 1 }).execute();
  const receivedAt = site.clock.now().toISOString();
  site.clock.advance(3_600_000);
  await site.outbox.deliverDue();
  return { ...site, receivedAt };
}

test("a quote request is posted as JSON, with a signature that the standardwebhooks library verifies", async () => {
  const { received, url } = await createReceiver([]);
  const { receivedAt } = await createSiteFor(url);
  expect(received).toHaveLength(1);
  const [{ method, headers, body } = { headers: {}, body: "" }] = received;
  expect([method, headers["content-type"]]).toEqual(["POST", "application/json"]);
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  const data = {
    ...validQuoteRequest,
    id: 1,
    receivedAt,
    message: "Satin, please",
    repeatOf: 1,
  };
  expect(verified).toEqual({ type: "quote_request.received", timestamp: receivedAt, data });
});

test("a retry after a failure has the same webhook-id", async () => {
  const { received, url } = await createReceiver([503, 500, 200]);
  const site = await createSiteFor(url);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    site.clock.advance(retryPolicy.longestPause);
    await site.outbox.deliverDue();
  }
  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^msg_[\da-f-]{36}$/);
});

test("a redirect counts as a failure and is not followed", async () => {
  const elsewhere = await createReceiver([]);
  const { url } = await createReceiver([307], { Location: elsewhere.url });
  const site = await createSiteFor(url);
  expect(elsewhere.received).toEqual([]);
  const delivery = (await storedDeliveries(site)).find(({ channel }) => channel === "webhook");
  expect(delivery).toMatchObject({ state: "waiting", lastProblem: "HTTP 307" });
});
