import { expect, test } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";

async function createDesk(smtpUrl: string, MAIL_TO = "quotes@example.com") {
  const addresses = { MAIL_FROM: "website@example.com", MAIL_TO };
  const site = await createTestSite({ settings: { SMTP_URL: smtpUrl, ...addresses } });
  return createTestDesk(site);
}

test("desk mail-test sends a mail to the studio and says that the server has taken it", async () => {
  const { port, mails } = await createMailServer();
  const desk = await createDesk(`smtp://127.0.0.1:${port}`);
  const { status, out } = await desk("mail-test");
  expect([status, out]).toEqual([
    0,
    "The mail server has taken a mail for quotes@example.com. Look whether it arrived.\n",
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

test("desk mail-test says so where one of several people is refused", async () => {
  const { port } = await createMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(
        address.startsWith("jo@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null,
      ),
  });
  const desk = await createDesk(`smtp://127.0.0.1:${port}`, "quotes@example.com, jo@example.com");
  const { status, errors } = await desk("mail-test");
  expect([status, errors]).toEqual([1, expect.stringContaining("550")]);
});

test("desk mail-test says in words why no mail goes out, with the code", async () => {
  const { port } = await createMailServer({
    onAuth: (_, __, callback) => callback(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  const { status, errors } = await (await createDesk(`smtp://a:b@127.0.0.1:${port}`))("mail-test");
  expect([status, errors]).toEqual([
    1,
    `No mail goes out by 127.0.0.1, port ${port}: the mail server refuses the user or the password (EAUTH 535).\n`,
  ]);
});

test("desk mail-test without a mail server says which settings are missing", async () => {
  const { status, errors } = await createTestDesk(await createTestSite())("mail-test");
  expect([status, errors]).toEqual([
    1,
    "No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO in .env.\n",
  ]);
});
