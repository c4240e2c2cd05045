// What the desk's page of problems shows of a site that runs.

import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { changeSetting } from "#server/db/settings.ts";
import { deskOrigin, enterDeskPages, enterDeskPagesOf } from "#tests/support/test-desk-pages.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

describe("the problems", () => {
  test("are few where all is well", async () => {
    const { site, readText } = await enterDeskPagesOf({});
    await changeSetting(site.database.queries, "backed up at", site.clock.now().toISOString());
    const text = await readText("/problems");
    expect(text).toContain("All have been sent.");
    expect(text).toContain("of the 3,000 MB it may have; photos are 0 MB of that");
    expect(text).toMatch(/Backup Fine .* written today 14:04/);
  });

  test("name what is parked, the missing backup, and what to do", async () => {
    const site = await createTestSite({
      async sendMail() {
        throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
      },
    });
    await site.ask("/", postForm(buildQuoteForm()));
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    const { read, readText, press } = await enterDeskPages(site);
    const text = await readText("/problems");
    expect(text).toContain("1 notice given up after three days.");
    expect(text).toContain("the mail server refuses the user or the password (EAUTH 535)");
    expect(text).toContain("Backup Look at this None has been written by desk backup.");
    expect((await read("/")).page.querySelector("header")?.text).toContain("1 notices parked");
    expect(await press("/problems/resend")).toMatchObject({
      status: 303,
      location: "/problems?done=resent",
    });
    expect(await readText("/problems")).toContain("Some are waiting for their next try.");
  });

  test("know of the backup that the command wrote", async () => {
    const { site, command, readText } = await enterDeskPagesOf({});
    expect((await command("backup", "--out", `${site.env.dataDir}/kept.sqlite`)).status).toBe(0);
    expect(await readText("/problems")).toMatch(/Backup Fine .* written today/);
    site.clock.advance(49 * 60 * 60 * 1000);
    expect(await readText("/problems")).toContain("Backup Look at this");
  });

  test("hold the launch check in the words of its command, once it is asked for", async () => {
    const { ask, command } = await enterDeskPagesOf();
    const { errors } = await command("launch-check");
    const headers = { Origin: deskOrigin, "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await ask("/problems/launch-check", { method: "POST", headers });
    const said = parse(await answer.text()).querySelector("pre")?.text;
    expect([answer.status, said?.endsWith(errors.trim())]).toEqual([200, true]);
    expect((await ask("/problems/launch-check")).status).toBe(404);
  });
});

test("a fault is told in the terminal, and on the page without its words", async () => {
  const site = await createTestSite();
  const { ask, errors } = await enterDeskPages(site, {
    env() {
      throw new Error("secret words");
    },
  });
  const answer = await ask("/problems");
  expect([answer.status, (await answer.text()).includes("secret words")]).toEqual([500, false]);
  expect(errors.join("")).toContain("secret words");
});
