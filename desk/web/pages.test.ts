// What the desk's pages show, of the same store that the commands show.

import { describe, expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { findPhoto } from "#server/photos/find.ts";
import { findOverdueBefore } from "#server/reminder/business-days.ts";
import { guidePrices } from "#studio/prices.ts";
import { enterDeskPages, enterDeskPagesOf } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";

describe("the list", () => {
  const forms = [
    { firstName: "Ada", model: "Model S" },
    { firstName: "Spam", "bot-field": "x" },
    { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Focus" },
  ];
  const idsOn = async (pages: Awaited<ReturnType<typeof enterDeskPagesOf>>, path: string) =>
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
    const pages = await enterDeskPagesOf(...forms);
    await pages.command("answered", "1");
    expect(await idsOn(pages, path)).toEqual(ids);
  });

  test("says why a request is set aside, and where the others stand", async () => {
    const pages = await enterDeskPagesOf(...forms);
    await pages.command("answered", "1");
    expect(await pages.readText("/?shelf=spam")).toContain("honeypot filled");
    expect(await pages.readText("/?shelf=all")).toMatch(
      /Ford Focus .* Today 14:05 Open .* Answered/,
    );
  });

  test("tells what has waited for a whole business day from what is merely open", async () => {
    const pages = await enterDeskPagesOf(...forms);
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
    const pages = await enterDeskPagesOf(...many);
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
    const { readText } = await enterDeskPagesOf();
    expect(await readText("/")).toContain("Every request is answered.");
    expect(await readText("/?shelf=all")).toContain("No requests yet.");
    expect(await readText("/?shelf=spam")).toContain("Nothing has been set aside.");
    expect(await readText("/?q=%3Cb%3E")).toContain("Nothing found for “<b>”.");
  });
});

describe("a request", () => {
  test("shows everything it chose, its guide price and what became of its mail", async () => {
    const { readText } = await enterDeskPagesOf({ message: "Satin\nplease" });
    const text = await readText("/requests/1");
    for (const part of [
      "Vehicle Wrap for Tesla Model 3",
      "Choice Satin please",
      `Guide price ${print(guidePrices.full.medium)}`,
      "Friday, 20 November 2026 at 14:03 GMT",
      "Email to the studio Sent Today 14:04",
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
    const { read } = await enterDeskPagesOf({
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
    const { readText } = await enterDeskPagesOf({}, { model: "Model S", email: "ADA@example.com" });
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
    const { read } = await enterDeskPagesOf({});
    expect((await read(path)).status).toBe(404);
  });
});

test("what is exported is what the commands export", async () => {
  const { ask, command } = await enterDeskPagesOf({}, { "bot-field": "x" });
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
