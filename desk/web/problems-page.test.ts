import { expect, test } from "vitest";
import {
  deskOrigin,
  enterDeskPages,
  enterDeskPagesOf,
  pathsOf,
} from "#tests/support/test-desk-pages.ts";
import { createSiteWithRefusedMail, makeLastAttempt } from "#tests/support/test-desk-sites.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { createTestSite } from "#tests/support/test-site.ts";

test("emails, backup and space of a healthy site are fine, and a missing or old backup is pointed out", async () => {
  const { site, command, readText } = await enterDeskPagesOf({});
  expect(
    (await command("backup", "--out", `${site.env.dataDir}/none/kept.sqlite`)).status,
  ).not.toBe(0);
  expect(await readText("/problems")).toMatch(
    /Backup Look at this No backup has been made with the desk yet\./,
  );
  expect((await command("backup", "--out", `${site.env.dataDir}/kept.sqlite`)).status).toBe(0);
  const text = await readText("/problems");
  expect(text).toMatch(/Emails and webhooks Fine All have been sent\./);
  expect(text).toMatch(/Backup Fine The last one was written today 14:04\./);
  expect(text).toMatch(/Space Fine .* of 3,000 MB; photos use 0 MB of that/);
  site.clock.advance(49 * 60 * 60 * 1000);
  expect(await readText("/problems")).toMatch(
    /Backup Look at this .* npm run desk -- backup --out FOLDER --keep 60/,
  );
});

test("failed deliveries are counted in the navigation bar, explained, and resent by a button", async () => {
  const { site } = await createSiteWithRefusedMail(1);
  await site.outbox.deliverDue();
  const { read, readText, press } = await enterDeskPages(site);
  expect(await readText("/problems")).toContain("Fine Some are waiting for their next attempt.");
  await makeLastAttempt(site);
  const text = await readText("/problems");
  expect(text).toContain("Look at this 1 delivery failed, and the site has stopped trying.");
  expect(text).toContain("Request 1 Email to the studio Failed after 24 attempts");
  expect(text).toContain("the mail server refuses the user name or password (EAUTH 535)");
  expect((await read("/")).page.querySelector(".count")?.text).toBe("1 failed");
  expect(await press("/problems/resend")).toMatchObject({ status: 303, location: "/problems" });
  expect(await readText("/problems")).toContain("1 delivery will be sent by the running site");
  const { page } = await read("/problems");
  expect(page.querySelector(".count")).toBeNull();
  expect(pathsOf(page, "form")).toEqual(["/problems/launch-check"]);
});

test("low space for photos is shown as a problem", async () => {
  const { env, ...site } = await createSiteWithPhotos(1);
  const { readText } = await enterDeskPages({ ...site, env: { ...env, photoSpace: 1 } });
  expect(await readText("/problems")).toContain("Space Look at this ");
});

test("the launch check is started by a button, not by a link, and shows the output of the command", async () => {
  const { ask, command, press } = await enterDeskPagesOf();
  const { errors } = await command("launch-check");
  const { status, text } = await press("/problems/launch-check");
  expect([status, text]).toEqual([200, expect.stringContaining(`${errors.trim()}</pre>`)]);
  expect((await ask("/problems/launch-check", { headers: { Origin: deskOrigin } })).status).toBe(
    404,
  );
});

test("an unexpected error is printed in the terminal, and shown on the page without details", async () => {
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
