// Sites with various requests, for tests of the desk.

import { expect } from "vitest";
import { retryPolicy } from "#server/notify/delivery.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { createTestDesk } from "./test-desk.ts";
import { createTestSite, parseTestEnv, type TestSite } from "./test-site.ts";

/** Creates a site and its desk. The site has received these forms, a minute apart. */
export async function createTestDeskOf(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    expect((await site.sendForm(changes)).status).toBe(303);
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  const desk = createTestDesk(site);
  const idsOf = async (...args: string[]): Promise<number[]> =>
    JSON.parse((await desk(...args, "--json")).out).map(({ id }: { id: number }) => id);
  return { site, desk, idsOf };
}

/** Creates a site with a request from Grace and two from Ada. Ada's second is spam, with capitals in her address. */
export async function createSiteWithPeople() {
  const files: { dataDir?: string } = {};
  const site = await createTestSite({
    sendMail: (mail) => createMailer(parseTestEnv({}).mail, files.dataDir ?? "").send(mail),
  });
  files.dataDir = site.env.dataDir;
  await site.sendForm({ email: "ada@example.com" });
  await site.sendForm({ email: "grace@example.com" });
  await site.sendForm({ email: "ADA@Example.com", "bot-field": "x" });
  await site.outbox.deliverDue();
  return site;
}

/** Creates a site with `count` requests. Mails fail while `server.open` is false. */
export async function createSiteWithRefusedMail(count: number) {
  const server = { open: false };
  const site = await createTestSite({
    async sendMail() {
      if (!server.open) throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
    },
  });
  await site.sendForms(count);
  return { site, server, desk: createTestDesk(site) };
}

/** Makes each delivery's last attempt, after three days and the required number of attempts. */
export async function makeLastAttempt({
  database,
  clock,
  outbox,
}: Pick<TestSite, "database" | "clock" | "outbox">) {
  const attempts = retryPolicy.leastAttempts - 1;
  await database.queries.updateTable("notice").set({ attempts }).execute();
  clock.advance(73 * 60 * 60 * 1000);
  await outbox.deliverDue();
}
