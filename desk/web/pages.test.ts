import { describe, expect, test } from "vitest";
import { findPhoto } from "#server/photos/find.ts";
import {
  enterDeskPages,
  enterDeskPagesOf,
  pathsOf,
  textOf,
} from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { root } from "./guard.ts";

describe("the list", () => {
  const forms = [
    { firstName: "Ada", model: "Model S" },
    { firstName: "Spam", "bot-field": "x" },
    { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Focus" },
  ];
  type Pages = Awaited<ReturnType<typeof enterDeskPagesOf>>;
  const idsOn = async (pages: Pages, path: string) =>
    (await pages.read(path)).page
      .querySelectorAll("tbody td.number")
      .map(({ text }) => Number(text));

  test("shows the requests of the chosen shelf or search; with an ID in the URL, only older ones", async () => {
    const pages = await enterDeskPagesOf(...forms);
    await pages.command("answered", "1");
    for (const [path, ids, shelf] of [
      ["/", [3], "Open (1)"],
      ["/?shelf=all", [3, 1], "All"],
      ["/?shelf=spam", [2], "Spam"],
      ["/?q=tesla", [2, 1], "Everywhere"],
      ["/?q=tesla&shelf=all", [1], "All"],
      ["/?q=%20", [3], "Open (1)"],
      ["/?shelf=nonsense&before=x", [3], "Open (1)"],
      ["/?shelf=all&before=3", [1], "All"],
    ] as const) {
      const { page } = await pages.read(path);
      const marked = page.querySelector(".shelves [aria-current=page]")?.text;
      expect(pathsOf(page, ".tools a")).toEqual(["/export.csv", "/export.csv?spam=1"]);
      expect([path, await idsOn(pages, path), marked]).toEqual([path, ids, shelf]);
    }
    const { page } = await pages.read("/?q=tesla");
    expect(page.querySelector("#q")?.getAttribute("value")).toBe("tesla");
    expect(page.querySelector("label")?.getAttribute("for")).toBe("q");
    const shelves = ["open", "all", "spam", "any"].map((shelf) => `/?shelf=${shelf}&q=tesla`);
    expect(pathsOf(page, ".shelves a")).toEqual(shelves);
  });

  test("shows sender, vehicle, time and state of each request, and links to it", async () => {
    const pages = await enterDeskPagesOf(...forms);
    await pages.command("answered", "1");
    await pages.command("note", "3", "Rang her");
    const { page } = await pages.read("/?shelf=all");
    expect(page.querySelectorAll("tbody tr").map(textOf)).toEqual([
      "3 Gracegrace@example.com Ford Focus Vehicle Wrap Today 14:05 OpenNote",
      "1 Adaada@example.com Tesla Model S Vehicle Wrap Today 14:03 Answered",
    ]);
    expect(pathsOf(page, "tbody th[scope=row] a")).toEqual(["/requests/3", "/requests/1"]);
    expect(await pages.readText("/?shelf=spam")).toContain("honeypot filled");
  });

  test("is divided into pages from newest to oldest with a link back, and so is a search", async () => {
    const many = Array.from({ length: 33 }, (_, index) => ({
      email: `a${index}@example.com`,
      make: index < 2 ? "Tesla" : "Vauxhall",
    }));
    const pages = await enterDeskPagesOf(...many);
    await pages.command("answered", "1");
    for (const [first, count] of [
      ["/?shelf=all", 33],
      ["/?shelf=all&q=vauxhall", 31],
    ] as const) {
      const [older = ""] = pathsOf((await pages.read(first)).page, ".paging a");
      expect([...(await idsOn(pages, first)), ...(await idsOn(pages, older))]).toEqual(
        Array.from({ length: count }, (_, index) => many.length - index),
      );
      expect(pathsOf((await pages.read(older)).page, ".paging a")).toEqual([first]);
    }
  });

  test("says so if it is empty", async () => {
    const { readText } = await enterDeskPagesOf();
    expect(await readText("/")).toContain("Every request is answered.");
    expect(await readText("/?shelf=all")).toContain("No requests yet.");
    expect(await readText("/?shelf=spam")).toContain("Nothing is flagged as spam.");
    expect(await readText("/?q=%3Cb%3E")).toContain("Nothing found for “<b>”.");
    expect(await readText("/?q=eve@example.com")).toContain(
      "npm run desk -- erase --email eve@example.com",
    );
  });
});

describe("a request", () => {
  test("shows every choice of the visitor and the state of its mail", async () => {
    const { readText } = await enterDeskPagesOf({ message: "Satin\nplease" });
    const text = await readText("/requests/1");
    for (const part of [
      "Vehicle Wrap for Tesla Model 3",
      "Message Satin please",
      "Guide price £",
      "Friday, 20 November 2026 at 14:03 GMT",
      "Email to the studio Sent Today 14:04",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("offers the actions that its state allows, and shows its note", async () => {
    const { command, read } = await enterDeskPagesOf({}, { "bot-field": "x", model: "Model S" });
    const offered = async (id: number, selector = ".acts form") =>
      pathsOf((await read(`/requests/${id}`)).page, selector);
    expect(await offered(1, "form, .more a")).toEqual(
      ["answered", "customer", "spam", "note", "held.html", "erase", "resend"].map(
        (action) => `/requests/1/${action}`,
      ),
    );
    expect((await offered(1, "a.strong"))[0]).toMatch(/^mailto:ada%40example\.com\?/);
    await command("mark", "1", "--customer");
    expect(await offered(1)).toEqual(["/requests/1/not-customer"]);
    await command("answered", "1");
    await command("mark", "1", "--not-customer");
    expect((await offered(1))[0]).toBe("/requests/1/reopen");
    await command("mark", "1", "--customer");
    expect(await offered(1)).toEqual(["/requests/1/not-customer"]);
    expect(await offered(2)).toContain("/requests/2/not-spam");
    await command("note", "1", "Rang: matte");
    const { page } = await read("/requests/1");
    expect(page.querySelector("form.note textarea")?.text).toBe("Rang: matte");
    expect(textOf(page)).toMatch(/Answered Friday, 20 .* Customer since Friday, 20/);
    expect(textOf((await read("/requests/2")).page)).toContain("Flagged as spam honeypot filled");
  });

  test("shows its photos with their sizes and mails, and serves them as JPEG", async () => {
    const site = await createSiteWithPhotos(2, { settings: { CONFIRMATION: "on" } });
    site.clock.advance(60_000);
    await site.outbox.deliverDue();
    const { read, ask } = await enterDeskPages(site);
    const { page } = await read("/requests/1");
    expect(pathsOf(page, ".photos a")).toEqual(["/photos/1", "/photos/2"]);
    const sent = ["Email to the studio", "Email to the visitor", "Email with photos"];
    expect(page.querySelectorAll(".deliveries tbody th").map(textOf)).toEqual(sent);
    const [image] = page.querySelectorAll(".photos img");
    expect(image?.attributes).toMatchObject({ width: "4", height: "3", alt: "Photo 1 of 2" });
    const photo = await ask("/photos/1");
    expect(photo.headers.get("Content-Type")).toBe("image/jpeg");
    const stored = await findPhoto(site.database.queries, 1);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(Buffer.from(stored?.image ?? []));
    expect((await ask("/photos/3")).status).toBe(404);
    expect((await read("/")).page.text).toContain("2 photos");
  });

  test("cannot inject HTML, hidden characters or another mail address into the page", async () => {
    const { read, readText } = await enterDeskPagesOf({
      firstName: `<script>alert(1)</script>\u202E"'`,
      email: `a"b,c@example.com`,
      message: "</bdi><img>",
    });
    for (const path of ["/", "/requests/1", "/requests/1/erase"]) {
      const { page } = await read(path);
      expect(page.querySelectorAll("script, img")).toEqual([]);
      expect(page.toString()).not.toContain("\u202E");
      expect(page.querySelector("bdi")).not.toBeNull();
    }
    expect((await read("/requests/1")).page.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(await readText("/requests/1")).toContain("The email address looks unusual");
  });

  test("that repeats another is shown as a repeat, also by desk list, and links to it", async () => {
    const pages = await enterDeskPagesOf({});
    pages.site.clock.advance(60 * 60_000);
    await pages.site.ask("/", postForm(buildQuoteForm()));
    expect((await pages.command("list")).out).toMatch(/\n2 .* repeat of 1\n1 .* open\n$/);
    expect(await pages.readText("/")).toContain("Repeat of 1");
    const { page } = await pages.read("/requests/2");
    const [link] = page.querySelectorAll(".facts a");
    expect([link?.text, link?.getAttribute("href")]).toEqual(["Request 1", `${root}/requests/1`]);
  });

  test("links to others from the same address", async () => {
    const { read } = await enterDeskPagesOf({}, { model: "Model S", email: "ADA@example.com" });
    const others = (await read("/requests/1")).page.querySelectorAll(".others a");
    expect(others.map(textOf)).toEqual(["Request 2: Vehicle Wrap for Tesla Model S"]);
  });

  test("that does not exist is answered with 404, as is any other unknown address", async () => {
    const { ask } = await enterDeskPagesOf({});
    const paths = [
      "/requests/99",
      "/requests/1e9",
      "/requests/1234567890",
      "/photos/x",
      "/nothing",
    ];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});
