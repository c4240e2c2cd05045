// What the desk's pages show, of the same store that the commands show.

import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { changeSetting } from "#server/db/settings.ts";
import { findPhoto } from "#server/photos/find.ts";
import { findOverdueBefore } from "#server/reminder/business-days.ts";
import { guidePrices } from "#studio/prices.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { deskOrigin, enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

async function openPages(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    await site.ask("/", postForm(buildQuoteForm(changes)));
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  return { site, command: createTestDesk(site), ...(await enterDeskPages(site)) };
}

describe("the list", () => {
  const forms = [
    { firstName: "Ada", model: "Model S" },
    { firstName: "Spam", "bot-field": "x" },
    { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Focus" },
  ];
  const idsOn = async (pages: Awaited<ReturnType<typeof openPages>>, path: string) =>
    (await pages.read(path)).page
      .querySelectorAll("tbody td.number")
      .map(({ text }) => Number(text));

  test.each([
    ["/", [3]],
    ["/?shelf=open", [3]],
    ["/?shelf=all", [3, 1]],
    ["/?shelf=spam", [2]],
    ["/?q=tesla", [2, 1]],
    ["/?q=tesla&shelf=all", [1]],
    ["/?q=grace%40example", [3]],
    ["/?q=nobody", []],
    ["/?q=%20", [3]],
    ["/?shelf=nonsense&before=x", [3]],
    ["/?shelf=all&before=3", [1]],
  ])("%s holds %j", async (path, ids) => {
    const pages = await openPages(...forms);
    await pages.command("answered", "1");
    expect(await idsOn(pages, path)).toEqual(ids);
  });

  test("says why a request is set aside, and where the others stand", async () => {
    const pages = await openPages(...forms);
    await pages.command("answered", "1");
    expect(await pages.readText("/?shelf=spam")).toContain("honeypot filled");
    expect(await pages.readText("/?shelf=all")).toMatch(
      /Ford Focus .* Today 14:05 Open .* Answered/,
    );
  });

  test("tells what has waited for a whole business day from what is merely open", async () => {
    const pages = await openPages(...forms);
    const received = pages.site.clock.now();
    for (let overdue = false; !overdue; ) {
      overdue = (findOverdueBefore(pages.site.clock.now()) ?? new Date(0)) >= received;
      expect((await pages.readText("/")).includes("Overdue")).toBe(overdue);
      if (!overdue) pages.site.clock.advance(6 * 60 * 60 * 1000);
    }
    expect(await pages.readText("/requests/3")).toContain("Request 3 Overdue");
  });

  test("is paged, newest first, to its end and back", async () => {
    const many = Array.from({ length: 65 }, (_, index) => ({ email: `a${index}@example.com` }));
    const pages = await openPages(...many);
    const seen: number[] = [];
    for (let path: string | undefined = "/"; path; ) {
      seen.push(...(await idsOn(pages, path)));
      const links = (await pages.read(path)).page.querySelectorAll(".paging a");
      path = links
        .find(({ text }) => text === "Older")
        ?.getAttribute("href")
        ?.replaceAll("&amp;", "&");
    }
    expect(seen).toEqual(many.map((_, index) => 65 - index));
    expect(await pages.readText("/?shelf=open&before=6")).toContain("Newest");
  });

  test("says so where there is nothing", async () => {
    const { readText } = await openPages();
    expect(await readText("/")).toContain("Every request is answered.");
    expect(await readText("/?shelf=all")).toContain("No requests yet.");
    expect(await readText("/?shelf=spam")).toContain("Nothing has been set aside.");
    expect(await readText("/?q=%3Cb%3E")).toContain("Nothing found for “<b>”.");
  });
});

describe("a request", () => {
  test("shows everything it chose, its guide price and what became of its mail", async () => {
    const { readText } = await openPages({ message: "Satin\nplease" });
    const text = await readText("/requests/1");
    for (const part of [
      "Vehicle Wrap for Tesla Model 3",
      "Choice Satin please",
      `Guide price ${print(guidePrices.full.medium)}`,
      "Friday, 20 November 2026 at 14:03 GMT",
      "Mail to the studio Sent Today 14:04",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("shows its photos, each with its size, and gives them as JPEG", async () => {
    const site = await createSiteWithPhotos(2);
    const { read, ask } = await enterDeskPages(site);
    const shown = (await read("/requests/1")).page.querySelectorAll(".photos img");
    expect(shown.map((image) => image.getAttribute("src"))).toEqual(["/photos/1", "/photos/2"]);
    expect(shown[0]?.attributes).toMatchObject({ width: "4", height: "3", alt: "Photo 1 of 2" });
    const photo = await ask("/photos/1");
    expect(photo.headers.get("Content-Type")).toBe("image/jpeg");
    const stored = await findPhoto(site.database.queries, 1);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(Buffer.from(stored?.image ?? []));
    expect((await ask("/photos/3")).status).toBe(404);
    expect((await read("/")).page.text).toContain("2 photos");
  });

  test("can carry no HTML, no hidden characters and no other mail address into the page", async () => {
    const firstName = `<script>alert(1)</script>\u202E"'`;
    const { read } = await openPages({
      firstName,
      email: `a"b,c@example.com`,
      message: "</bdi><img>",
    });
    for (const path of ["/", "/requests/1", "/requests/1/erase"]) {
      const { page } = await read(path);
      expect(page.querySelectorAll("script, img")).toEqual([]);
      expect(page.toString()).not.toContain("\u202E");
    }
    expect((await read("/requests/1")).page.querySelector('a[href^="mailto:"]')).toBeNull();
  });

  test("names the others from the same address", async () => {
    const { readText } = await openPages({}, { model: "Model S", email: "ADA@example.com" });
    expect(await readText("/requests/1")).toContain("Request 2: Vehicle Wrap for Tesla Model S");
  });

  test.each([
    "/requests/99",
    "/requests/0",
    "/requests/x",
    "/requests/1e9",
    "/photos/x",
    "/nothing",
  ])("%s is not there", async (path) => {
    const { read } = await openPages({});
    expect((await read(path)).status).toBe(404);
  });
});

test("what is exported is what the commands export", async () => {
  const { ask, command } = await openPages({}, { "bot-field": "x" });
  const csv = await ask("/export.csv");
  expect(csv.headers.get("Content-Disposition")).toBe('attachment; filename="requests.csv"');
  // text() would take the byte order mark away.
  const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString();
  expect(await textOf(csv)).toBe((await command("export", "--csv")).out);
  expect(await textOf(await ask("/export.csv?spam=1"))).toBe(
    (await command("export", "--csv", "--spam")).out,
  );
  expect(await textOf(await ask("/requests/1/held.json"))).toBe(
    (await command("export", "--email", "ada@example.com")).out,
  );
});

describe("the problems", () => {
  test("are few where all is well", async () => {
    const { site, readText } = await openPages({});
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
    const { site, command, readText } = await openPages({});
    expect((await command("backup", "--out", `${site.env.dataDir}/kept.sqlite`)).status).toBe(0);
    expect(await readText("/problems")).toMatch(/Backup Fine .* written today/);
    site.clock.advance(49 * 60 * 60 * 1000);
    expect(await readText("/problems")).toContain("Backup Look at this");
  });

  test("hold the launch check in the words of its command, once it is asked for", async () => {
    const { ask, command } = await openPages();
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
