import { createMailer } from "#server/notify/mailer.ts";
import { buildQuoteForm, createTestSite, parseTestEnv, postForm } from "./test-site.ts";

/** Two requests of Ada's, under two spellings and one of them spam, and one of Grace's. */
export async function createSiteWithPeople() {
  const files: { dataDir?: string } = {};
  const site = await createTestSite({
    sendMail: (mail) => createMailer(parseTestEnv({}).mail, files.dataDir ?? "").send(mail),
  });
  files.dataDir = site.env.dataDir;
  await site.ask("/", postForm(buildQuoteForm({ email: "ada@example.com" })));
  await site.ask("/", postForm(buildQuoteForm({ email: "grace@example.com" })));
  await site.ask("/", postForm(buildQuoteForm({ email: "ADA@Example.com", "bot-field": "x" })));
  await site.outbox.deliverDue();
  return site;
}
