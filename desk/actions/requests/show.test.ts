import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  createSiteWithRefusedMail,
  createTestDeskOf,
  makeLastAttempt,
} from "#tests/support/test-desk-sites.ts";
import { buildPhoto, createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { writePrivateFile } from "../../terminal/write-file.ts";

describe("desk show", () => {
  test("prints every field that is not blank, the spam reason and the customer mark", async () => {
    const { site, desk } = await createTestDeskOf({ "bot-field": "x" });
    await desk("mark", "1", "--customer");
    const printed = `Quote request 1
  Received:             Friday, 20 November 2026 at 14:03 GMT
  First name:           Ada
  Email:                ada@example.com
  Vehicle make:         Tesla
  Vehicle model:        Model 3
  Wrap type:            Vehicle Wrap
  Flagged as spam:      honeypot filled
  Customer since:       Friday, 20 November 2026 at 14:04 GMT
`;
    expect((await desk("show", "1")).out).toBe(printed);
    await site.database.queries.updateTable("quoteRequest").set({ model: "" }).execute();
    expect((await desk("show", "1")).out).toBe(printed.replace(/ +Vehicle model.*\n/, ""));
  });

  test("shows a delivery's state, attempts and problem, and that mails are only written to files", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(1);
    const lastLine = async () => {
      const [delivery, hint] = (await desk("show", "1")).out.split("\n").slice(-3);
      expect(hint).toMatch(/^No mail server is set/);
      return delivery;
    };
    await site.outbox.deliverDue();
    const problem = "last problem: the mail server refuses the user name or password (EAUTH 535)";
    expect(await lastLine()).toBe(
      `  Delivery 1:           email, waiting (1 attempt), next 2026-11-20 14:03:36, ${problem}`,
    );
    await makeLastAttempt(site);
    expect(await lastLine()).toContain(` email, failed after 24 attempts, ${problem}`);
    server.open = true;
    await desk("resend", "1");
    await site.outbox.deliverDue();
    expect(await lastLine()).toMatch(/email, sent 2026-11-23 15:03:21$/);
  });
});

describe("desk photos", () => {
  test("lists a request's photos, and writes them to a folder only with --out", async () => {
    const site = await createSiteWithPhotos(1);
    const image = new Uint8Array(2001).fill(7);
    await site.save(2, { image });
    const desk = createTestDesk(site, { writeFile: writePrivateFile });
    const folder = await createTestFolder();
    const listed = await desk("photos", "1");
    expect(listed.out).toMatch(
      /^Photo +Received +Pixels +KB\n1 +2026-11-20 14:0\d +4 × 3 +1\n2 .* 3\n$/,
    );
    const { out, status } = await desk("photos", "1", "--out", folder);
    expect([status, out]).toEqual([0, `${listed.out}Written to ${folder}.\n`]);
    const names = ["request-1-photo-1.jpg", "request-1-photo-2.jpg"];
    expect(await readdir(folder)).toEqual(names);
    const written = await Promise.all(names.map((name) => readFile(join(folder, name))));
    expect(written).toEqual([buildPhoto(1).image, image].map((bytes) => Buffer.from(bytes)));
    expect((await desk("show", "1")).out).toMatch(
      /^ {2}Photos: +2; as files: npm run desk -- photos 1 --out FOLDER$/m,
    );
  });

  test("explains that the request has no photos or does not exist", async () => {
    const desk = createTestDesk(await createSiteWithPhotos(0));
    expect((await desk("photos", "2")).errors).toBe("There is no quote request 2.\n");
    expect((await desk("photos", "1")).out).toBe("Quote request 1 has no photos.\n");
  });
});
