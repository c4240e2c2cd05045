import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { testCertificate } from "#tests/support/test-certificate.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";

describe("desk mail-test", () => {
  async function runMailTest(smtpUrl: string, MAIL_TO = "quotes@example.com") {
    const settings = { SMTP_URL: smtpUrl, MAIL_FROM: "website@example.com", MAIL_TO };
    return createTestDesk(await createTestSite({ settings }))("mail-test");
  }

  test("sends a mail to the studio and says that the server has accepted it", async () => {
    const { port, mails } = await createMailServer();
    const { status, out } = await runMailTest(`smtp://127.0.0.1:${port}`);
    expect([status, out]).toEqual([
      0,
      "The mail server accepted a mail to quotes@example.com. Check that it arrived.\n",
    ]);
    expect(mails).toHaveLength(1);
    for (const line of [
      /^To: quotes@example\.com\r$/m,
      /^From: .* website"? <website@example\.com>\r$/m,
      /^Subject: =\?UTF-8\?Q\?A_test_of_the_website=E2=80=99s_mails\?=\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^Quote requests from the website will arrive like this email\. Nothing needs/m,
    ]) {
      expect(mails[0]).toMatch(line);
    }
  });

  test("fails when one of several recipients is refused", async () => {
    const { port } = await createMailServer({
      onRcptTo: ({ address }, _, callback) =>
        callback(
          address.startsWith("jo@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null,
        ),
    });
    const to = "quotes@example.com, jo@example.com";
    const { status, errors } = await runMailTest(`smtp://127.0.0.1:${port}`, to);
    expect([status, errors]).toEqual([1, expect.stringContaining("550")]);
  });

  test("says in words why no mail goes out, with the code", async () => {
    const { port } = await createMailServer({
      onAuth: (_, __, callback) => callback(Object.assign(new Error("no"), { responseCode: 535 })),
    });
    const { status, errors } = await runMailTest(`smtp://a:b@127.0.0.1:${port}`);
    expect([status, errors]).toEqual([
      1,
      `No mail goes out by 127.0.0.1, port ${port}: the mail server refuses the user or the password (EAUTH 535).\n`,
    ]);
  });
});

test.each([
  ["mail-test", "No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO in .env.\n"],
  ["webhook-test", "No webhook is set: set WEBHOOK_URL and WEBHOOK_SECRET in .env.\n"],
])("desk %s without its settings names them", async (command, errors) => {
  const desk = createTestDesk(await createTestSite());
  expect(await desk(command)).toMatchObject({ status: 1, errors });
});

describe("desk webhook-test", () => {
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

  test("posts a signed event of its own kind and names the receiver and its answer", async () => {
    const received: { body: string; headers: IncomingMessage["headers"] }[] = [];
    const host = await listen(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({ body, headers: request.headers });
      response.writeHead(204).end();
    });
    const { status, out } = await tryWebhook(`http://${host}/quotes`);
    expect([status, out]).toEqual([0, `${host} accepted a test event: it answered with 204.\n`]);
    expect(received).toHaveLength(1);
    const [{ body, headers } = { body: "", headers: {} }] = received;
    const timestamp = "2026-11-20T14:03:21.000Z";
    expect(JSON.parse(body)).toEqual({ type: "webhook.test", timestamp, data: {} });
    const signed = `${headers["webhook-id"]}.${Date.parse(timestamp) / 1000}.${body}`;
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  });

  test.each([
    [500, "the receiver did not take it (HTTP 500)"],
    [308, "the receiver leads to another address, and redirects are not followed (HTTP 308)"],
  ])("fails when the receiver answers %i, and so does the launch check", async (refusal, words) => {
    const host = await listen((_, response) => response.writeHead(refusal).end());
    const point = `No quote request gets to WEBHOOK_URL at ${host}: ${words}.`;
    const { status, errors } = await tryWebhook(`http://${host}/quotes`);
    expect([status, errors]).toEqual([1, `${point}\n`]);
    const { out } = await tryWebhook(`http://${host}/quotes`, "launch-check");
    expect(out).toContain(`.env\n  ${point}\n`);
  });

  test("waits fifteen seconds for a silent receiver", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const host = await listen(() => limit.abort(new DOMException("", "TimeoutError")));
    const { errors } = await tryWebhook(`http://${host}/quotes`);
    expect(errors).toContain("no answer in time (TimeoutError)");
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  test("sends nothing to a receiver with a self-signed certificate", async () => {
    let asked = false;
    const host = await listen(() => {
      asked = true;
    }, testCertificate);
    const { errors } = await tryWebhook(`https://${host}/quotes`);
    expect(errors).toContain("its certificate is signed by itself alone");
    expect(asked).toBe(false);
  });
});
