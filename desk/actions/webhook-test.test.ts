import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { testCertificate } from "#tests/support/test-certificate.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString("base64")}`;

async function listen(onRequest: RequestListener, certificate?: typeof testCertificate) {
  const server = certificate ? createTlsServer(certificate, onRequest) : createServer(onRequest);
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function tryWebhook(url: string, command = "webhook-test") {
  const site = await createTestSite({ settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } });
  return createTestDesk(site)(command);
}

test("desk webhook-test posts a signed event of its own kind and says who answered what", async () => {
  const received: { body: string; headers: IncomingMessage["headers"] }[] = [];
  const host = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ body, headers: request.headers });
    response.writeHead(204).end();
  });
  const { status, out } = await tryWebhook(`http://${host}/quotes`);
  expect([status, out]).toEqual([0, `${host} has taken a test event: it answered with 204.\n`]);
  expect(received).toHaveLength(1);
  const [{ body, headers } = { body: "", headers: {} }] = received;
  const timestamp = "2026-11-20T14:03:21.000Z";
  expect(JSON.parse(body)).toEqual({ type: "webhook.test", timestamp, data: {} });
  const signed = `${headers["webhook-id"]}.${Date.parse(timestamp) / 1000}.${body}`;
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
});

test.each([
  [401, "the receiver did not take it (HTTP 401)"],
  [500, "the receiver did not take it (HTTP 500)"],
  [308, "the receiver leads to another address, and redirects are not followed (HTTP 308)"],
])(
  "a webhook whose receiver answers %i is open, in the launch check too",
  async (refusal, words) => {
    const host = await listen((_, response) => response.writeHead(refusal).end());
    const point = `No quote request gets to WEBHOOK_URL at ${host}: ${words}.`;
    const { status, errors } = await tryWebhook(`http://${host}/quotes`);
    expect([status, errors]).toEqual([1, `${point}\n`]);
    const { out } = await tryWebhook(`http://${host}/quotes`, "launch-check");
    expect(out).toContain(`.env\n  ${point}\n`);
  },
);

test("a receiver that takes the event leaves nothing open", async () => {
  const host = await listen((_, response) => response.writeHead(202).end());
  const { out } = await tryWebhook(`http://${host}/quotes`, "launch-check");
  expect(out).not.toContain("WEBHOOK_URL");
});

test("a receiver that says nothing is waited for fifteen seconds", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const host = await listen(() => limit.abort(new DOMException("", "TimeoutError")));
  const { errors } = await tryWebhook(`http://${host}/quotes`);
  expect(errors).toContain("no answer in time (TimeoutError)");
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test("a receiver whose certificate nobody vouches for gets nothing", async () => {
  let asked = false;
  const host = await listen(() => {
    asked = true;
  }, testCertificate);
  const { errors } = await tryWebhook(`https://${host}/quotes`);
  expect(errors).toContain("its certificate is signed by itself alone");
  expect(asked).toBe(false);
});

test("desk webhook-test without a webhook says which settings are missing", async () => {
  const { status, errors } = await createTestDesk(await createTestSite())("webhook-test");
  expect([status, errors]).toEqual([
    1,
    "No webhook is set: set WEBHOOK_URL and WEBHOOK_SECRET in .env.\n",
  ]);
});
