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

describe("a request", () => {
  test("is a page in English that fits a phone, with a title, styles and a skip link", async () => {
    const page = (await (await enterDeskPagesOf({})).read("/requests/1")).page.toString();
    expect(page).toMatch(
      /^<!doctype html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n<title>Request 1 \| [^<]+ desk<\/title>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n.*<link rel="stylesheet" href="\/desk\.css">.* href="#main">.*<main id="main">/s,
    );
  });

  test("shows every choice of the visitor and the state of its mail", async () => {
    const { readText } = await enterDeskPagesOf({ message: "Satin\nplease" });
    const text = await readText("/requests/1");
    for (const part of [
      "Vehicle Wrap for Tesla Model 3",
      "Message Satin please",
      "Guide price £",
      "Friday, 20 November 2026 at 14:03 GMT",
      "Email to the studio Sent Today 14:04",
      "No mail server is set",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("offers the actions that its state allows, and shows its note", async () => {
    const { command, read } = await enterDeskPagesOf({}, { "bot-field": "x", model: "Model S" });
    const offered = async (id: number, selector = ".acts button") => {
      const { page } = await read(`/requests/${id}`);
      const paths = pathsOf(page, selector);
      return page.querySelectorAll(selector).map((one, at) => `${textOf(one)}: ${paths[at]}`);
    };
    const customer = ["Not a customer: /requests/1/not-customer"];
    expect(await offered(1, "[formaction], form.note, .more a")).toEqual([
      "Mark as answered: /requests/1/answered",
      "Mark as a customer: /requests/1/customer",
      "This is spam: /requests/1/spam",
      "Note Save the note: /requests/1/note",
      "Everything held about this person, as a page to send: /requests/1/held.html",
      "Erase this person…: /requests/1/erase",
      "Send them again: /requests/1/resend",
    ]);
    expect((await offered(1, "a.strong"))[0]).toMatch(/^Reply: mailto:ada%40example\.com\?/);
    await command("mark", "1", "--customer");
    expect(await offered(1)).toEqual(customer);
    await command("answered", "1");
    await command("mark", "1", "--not-customer");
    expect((await offered(1))[0]).toBe("Reopen: /requests/1/reopen");
    await command("mark", "1", "--customer");
    expect(await offered(1)).toEqual(customer);
    expect(await offered(2)).toContain("Not spam: /requests/2/not-spam");
    await command("note", "1", "Rang: matte");
    const { page } = await read("/requests/1");
    const note = page.querySelector("form.note textarea");
    expect([note?.text, note?.getAttribute("name")]).toEqual(["Rang: matte", "note"]);
    expect(page.querySelector("form.note label")?.getAttribute("for")).toBe("note");
    expect(textOf(page)).toMatch(/Answered Friday, 20 .* Customer since Friday, 20/);
    expect(textOf((await read("/requests/2")).page)).toContain("Flagged as spam honeypot filled");
  });

  test("shows its mails and its photos with their sizes, and serves the photos as JPEG", async () => {
    const site = await createSiteWithPhotos(2, { settings: { CONFIRMATION: "on" } });
    site.clock.advance(60_000);
    await site.outbox.deliverDue();
    const { read, ask } = await enterDeskPages(site);
    const { page } = await read("/requests/1");
    expect(pathsOf(page, ".photos a")).toEqual(["/photos/1", "/photos/2"]);
    const sent = ["Email to the studio", "Email to the visitor", "Email with photos"];
    expect(page.querySelectorAll(".deliveries tbody th").map(textOf)).toEqual(sent);
    const [image] = page.querySelectorAll(".photos img");
    const src = `${root}/photos/1`;
    expect(image?.attributes).toMatchObject({ src, width: "4", height: "3", alt: "Photo 1 of 2" });
    const photo = await ask("/photos/1");
    expect(photo.headers.get("Content-Type")).toBe("image/jpeg");
    const stored = await findPhoto(site.database.queries, 1);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(Buffer.from(stored?.image ?? []));
    expect((await ask("/photos/3")).status).toBe(404);
    expect((await read("/")).page.text).toContain("2 photos");
    await site.ask("/", postForm(buildQuoteForm({ model: "Model S" })));
    expect(pathsOf((await read("/requests/2")).page, ".photos a")).toEqual([]);
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

  test("that repeats another is shown as a repeat, also by desk list, and links to the first request", async () => {
    const pages = await enterDeskPagesOf({});
    pages.site.clock.advance(60 * 60_000);
    await pages.site.ask("/", postForm(buildQuoteForm()));
    expect((await pages.command("list")).out).toMatch(/\n2 .* repeat of 1\n1 .* open\n$/);
    expect(await pages.readText("/")).toContain("Repeat of 1");
    const { page } = await pages.read("/requests/2");
    const [link] = page.querySelectorAll(".facts a");
    expect([link?.text, link?.getAttribute("href")]).toEqual(["Request 1", `${root}/requests/1`]);
  });

  test("links to other requests from its email address", async () => {
    const pages = await enterDeskPagesOf({}, { model: "Model S", email: "ADA@example.com" });
    pages.site.clock.advance(4 * 24 * 60 * 60_000);
    const { page } = await pages.read("/requests/1");
    expect(page.querySelectorAll(".others li").map(textOf)).toEqual([
      "Request 2: Vehicle Wrap for Tesla Model S 20 Nov 14:04 Overdue",
    ]);
    expect(page.querySelectorAll(".deliveries tbody tr")).toHaveLength(1);
    await pages.command("mark", "1", "--customer");
    await pages.command("spam", "2");
    expect(await pages.readText("/requests/1")).toMatch(/^Requests Request 1 Customer .* Spam$/);
  });

  test("that does not exist is answered with 404, like any other unknown address", async () => {
    const { ask } = await enterDeskPagesOf({});
    const paths = "/requests/99 /requests/1e9 /requests/1234567890 /photos/x /nothing";
    for (const path of paths.split(" "))
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});
