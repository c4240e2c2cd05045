import { createTestDesk } from "./test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "./test-site.ts";

/** A site with so many requests whose mails the server refuses while `server.open` is false. */
export async function createSiteWithRefusedMail(count: number) {
  const server = { open: false };
  const site = await createTestSite({
    async sendMail() {
      if (!server.open) throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
    },
  });
  for (let number = 1; number <= count; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
  }
  return { site, server, desk: createTestDesk(site) };
}
