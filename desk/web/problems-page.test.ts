import { expect, test } from "vitest";
import {
  deskOrigin,
  enterDeskPages,
  enterDeskPagesOf,
  pathsOf,
  textOf,
} from "#tests/support/test-desk-pages.ts";
import { createSiteWithRefusedMail, makeLastAttempt } from "#tests/support/test-desk-sites.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { createTestSite } from "#tests/support/test-site.ts";

test("emails, backup and space of a healthy site are shown as fine, and a missing or old backup as a problem", async () => {
  const { site, command, readText } = await enterDeskPagesOf({});
  const backup = (file: string) => command("backup", "--out", `${site.env.dataDir}/${file}`);
  expect((await backup("none/kept.sqlite")).status).not.toBe(0);
  expect(await readText("/problems")).toMatch(
    /Backup Look at this No backup has been made with the desk yet\./,
  );
  expect((await backup("kept.sqlite")).status).toBe(0);
  expect(await readText("/problems")).toContain("Emails and webhooks Look at this No mail server");
  Object.assign(site.env, { mail: { kind: "smtp" } });
  const text = await readText("/problems");
  expect(text).toMatch(/Emails and webhooks Fine Nothing waiting or failed\./);
  expect(text).toMatch(/Backup Fine The last one was written today 14:04\./);
  expect(text).toMatch(
    /Space Fine [\d,]{3,} MB free on the disk\. The database uses \d\d? MB of 3,000 MB; its photos use 0 MB of 2,000 MB\./,
  );
  site.clock.advance(48 * 60 * 60 * 1000);
  expect(await readText("/problems")).toContain("Backup Fine The last one was written 2");
  site.clock.advance(1);
  expect(await readText("/problems")).toMatch(
    /Backup Look at this .* npm run desk -- backup --out FOLDER --keep 60/,
  );
});

test("failed deliveries are counted in the navigation bar, explained, and resent by a button", async () => {
  const { site } = await createSiteWithRefusedMail(1);
  Object.assign(site.env, { mail: { kind: "smtp" } });
  await site.outbox.deliverDue();
  site.clock.advance(60_000);
  const { read, readText, press } = await enterDeskPages(site);
  expect(await readText("/problems")).toMatch(
    /Fine Some are waiting for their next attempt\. .* Waiting 1 attempt, next Today 14:03 the mail/,
  );
  await makeLastAttempt(site);
  const text = await readText("/problems");
  expect(text).toContain("Look at this 1 delivery failed, and the site has stopped trying.");
  expect(text).toContain("AboutWhatStateWhenProblem Request 1 Email to the studio Failed after 24");
  expect(text).toContain("the mail server refuses the user name or password (EAUTH 535)");
  for (const [path, place] of [
    ["/", "Requests"],
    ["/requests/1", "Requests"],
    ["/problems", "Problems 1 failed"],
  ] as const) {
    const { page } = await read(path);
    expect(page.querySelector(".bar [aria-current]")?.text).toBe(place);
    expect(page.querySelector(".count")?.text).toBe("1 failed");
  }
  expect(await press("/problems/resend")).toMatchObject({ status: 303, location: "/problems" });
  expect(await readText("/problems")).toContain("1 delivery due. If the site is running");
  const { page } = await read("/problems");
  expect(page.querySelector(".count")).toBeNull();
  expect(pathsOf(page, "form")).toEqual(["/problems/launch-check"]);
});

test.each([
  ["for photos", 1, { photoSpace: 1 }],
  ["in the database", 0, { storeLimit: 0.01, photoSpace: 0.01 }],
])("low space %s is shown as a problem", async (_, photos, limits) => {
  const { env, ...site } = await createSiteWithPhotos(photos);
  const { readText } = await enterDeskPages({ ...site, env: { ...env, ...limits } });
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

test.each([
  ["an unexpected error", "printed", {}, 500, "See the terminal"],
  ["a full disk", "not printed", { code: "ENOSPC" }, 503, "The disk is full"],
])(
  "%s is explained on the page without details, and %s in the terminal",
  async (_, printed, values, status, words) => {
    const site = await createTestSite();
    const { read, errors } = await enterDeskPages(site, {
      env() {
        throw Object.assign(new Error("secret words"), values);
      },
    });
    const answer = await read("/problems");
    expect([answer.status, textOf(answer.page)]).toEqual([status, expect.stringContaining(words)]);
    expect(answer.page.text).not.toContain("secret words");
    expect(errors.join("").includes("secret words")).toBe(printed === "printed");
  },
);
