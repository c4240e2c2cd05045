import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";

describe("desk mail-test", () => {
  async function runMailTest(smtpUrl: string, MAIL_TO = "quotes@example.com") {
    const settings = { SMTP_URL: smtpUrl, MAIL_FROM: "website@example.com", MAIL_TO };
    return createTestDesk(await createTestSite({ settings }))("mail-test");
  }

  test("sends a mail to the studio and says that the server accepted it", async () => {
    const { port, mails } = await createMailServer();
    const out = "The mail server accepted a mail to quotes@example.com. Check that it arrived.\n";
    expect(await runMailTest(`smtp://127.0.0.1:${port}`)).toMatchObject({ status: 0, out });
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

  test("fails if one of several recipients is refused", async () => {
    const { port } = await createMailServer({
      onRcptTo: ({ address }, _, callback) =>
        callback(
          address.startsWith("jo@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null,
        ),
    });
    const to = "quotes@example.com, jo@example.com";
    const { status, errors } = await runMailTest(`smtp://127.0.0.1:${port}`, to);
    const words = "The mail was sent, but not to every address: ";
    expect([status, errors]).toEqual([1, expect.stringMatching(`^${words}.*550 jo@example`)]);
  });

  test("explains why no mail can be sent, with the error code", async () => {
    const { port } = await createMailServer({
      onAuth: (_, __, callback) => callback(Object.assign(new Error("no"), { responseCode: 535 })),
    });
    const { status, errors } = await runMailTest(`smtp://a:b@127.0.0.1:${port}`);
    expect([status, errors]).toEqual([
      1,
      `No mail can be sent through 127.0.0.1, port ${port}: the mail server refuses the user name or password (EAUTH 535).\n`,
    ]);
  });
});

test.each([
  ["mail-test", "No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO in .env.\n"],
  ["webhook-test", "No webhook is set: set WEBHOOK_URL and WEBHOOK_SECRET in .env.\n"],
])("desk %s without its settings fails and names them", async (command, errors) => {
  const desk = createTestDesk(await createTestSite());
  expect(await desk(command)).toMatchObject({ status: 1, errors });
});

describe("desk webhook-test", () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

  /** The desk of a site whose webhook receiver answers with this status. */
  async function createReceiver(status: number) {
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close().closeAllConnections());
    await once(server, "listening");
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { WEBHOOK_URL: `http://${host}/quotes`, WEBHOOK_SECRET };
    return { host, bodies, desk: createTestDesk(await createTestSite({ settings })) };
  }

  test("posts a test event and prints the receiver's answer", async () => {
    const { host, bodies, desk } = await createReceiver(204);
    const { status, out } = await desk("webhook-test");
    expect([status, out]).toEqual([0, `${host} accepted a test event: it answered with 204.\n`]);
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { type: "webhook.test", timestamp: "2026-11-20T14:03:21.000Z", data: {} },
    ]);
  });

  test("fails if the receiver refuses the event, and the launch check reports the refusal", async () => {
    const { host, desk } = await createReceiver(500);
    const point = `No quote request can be posted to WEBHOOK_URL at ${host}: the receiver refused it (HTTP 500).`;
    expect(await desk("webhook-test")).toMatchObject({ status: 1, errors: `${point}\n` });
    expect((await desk("launch-check")).out).toContain(`.env\n  ${point}\n`);
  });
});
