import { describe, expect, test } from "vitest";
import { enterDeskPagesOf, pathsOf, textOf } from "#tests/support/test-desk-pages.ts";

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

  test("shows the requests of the chosen shelf or search; with an ID in the URL, only older requests", async () => {
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
    expect(page.querySelector("h1")?.text).toBe("Found");
    expect(pathsOf(page, "form[role=search]")).toEqual(["/"]);
    expect(page.querySelector("#q[name=q]")?.getAttribute("value")).toBe("tesla");
    expect(page.querySelector("label")?.getAttribute("for")).toBe("q");
    const shelves = ["open", "all", "spam", "any"].map((shelf) => `/?shelf=${shelf}&q=tesla`);
    expect(pathsOf(page, ".shelves a")).toEqual(shelves);
  });

  test("shows sender, vehicle, time and state of each request, and links to it", async () => {
    const pages = await enterDeskPagesOf(...forms);
    await pages.command("answered", "1");
    await pages.command("note", "3", "Rang her");
    const { page } = await pages.read("/?shelf=all");
    expect(page.querySelector("h1")?.text).toBe("All requests");
    expect(page.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-20T14:05:21.000Z");
    expect(page.querySelectorAll("tbody tr").map(textOf)).toEqual([
      "3 Gracegrace@example.com Ford Focus Vehicle Wrap Today 14:05 OpenNote",
      "1 Adaada@example.com Tesla Model S Vehicle Wrap Today 14:03 Answered",
    ]);
    expect(pathsOf(page, "tbody th[scope=row] a")).toEqual(["/requests/3", "/requests/1"]);
    expect(await pages.readText("/?shelf=spam")).toContain("honeypot filled");
  });

  test("is divided into pages, newest first, with a link back, also after a search", async () => {
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
    expect(await pages.readText("/?before=1")).toContain("No older requests.");
  });

  test("shows a message if it is empty", async () => {
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
