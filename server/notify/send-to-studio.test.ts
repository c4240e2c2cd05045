import { expect, test } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { makeLastAttempt } from "#tests/support/test-desk-sites.ts";
import { createTestSite, storedDeliveries } from "#tests/support/test-site.ts";
import { retryPolicy } from "./delivery.ts";
import { createMailer } from "./mailer.ts";

const settings = {
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "First@example.com, second@Bücher.example, third@example.com",
};

/** A site whose mail server refuses some of the studio's addresses with this answer. */
async function createSite(responseCode = 550, requests = 1) {
  const refused = new Set<string>();
  const taken: string[][] = [];
  const { port } = await createMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(refused.has(address) ? Object.assign(new Error(), { responseCode }) : undefined),
    onData(stream, { envelope }, callback) {
      taken.push(envelope.rcptTo.map(({ address }) => address));
      stream.resume().on("end", () => callback());
    },
  });
  const server = { host: "127.0.0.1", port, login: undefined, encryption: "none" } as const;
  const mailer = createMailer({ kind: "smtp", server, from: "", to: "" }, "unused");
  const site = await createTestSite({ settings, sendMail: mailer.send });
  await site.sendForms(requests);
  const look = async () => {
    await site.outbox.deliverDue();
    site.clock.advance(retryPolicy.longestPause);
    return storedDeliveries(site);
  };
  return { site, refused, taken, look };
}

const [first, second, third] = ["First@example.com", "second@bücher.example", "third@example.com"];

test.each([451, 550])(
  "recipients refused with %i are retried alone, until each has the mail",
  async (code) => {
    // More mails than are sent at once, since a refusal of one must not hold up another.
    const { refused, taken, look } = await createSite(code, 6);
    refused.add(first).add(second);
    const problem = `EENVELOPE ${code} ${first} second@xn--bcher-kva.example`;
    expect(await look()).toMatchObject(Array(6).fill({ state: "waiting", lastProblem: problem }));
    refused.delete(second);
    expect(await look()).toMatchObject(Array(6).fill({ state: "waiting" }));
    refused.delete(first);
    expect(await look()).toMatchObject(Array(6).fill({ state: "sent", lastProblem: null }));
    expect(taken).toEqual([third, second, first].flatMap((to) => Array(6).fill([to])));
  },
);

test("a permanently refused recipient is shown at the desk; the others get the mail once", async () => {
  const { site, refused, taken, look } = await createSite();
  refused.add(first);
  await look();
  await makeLastAttempt(site);
  expect(taken).toEqual([[second, third]]);
  const { out } = await createTestDesk(site)("deliveries");
  expect(out).toContain(
    `the mail server refuses the sender or the recipient (EENVELOPE 550 ${first}`,
  );
  refused.clear();
  await createTestDesk(site)("resend", "--failed");
  await look();
  await createTestDesk(site)("resend", "1");
  await look();
  expect(taken.slice(1)).toEqual([[first], [first, second, third]]);
});
