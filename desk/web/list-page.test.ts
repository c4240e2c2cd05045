import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { aFriday, storedRequest } from "#tests/support/stored-rows.ts";
import { type ListPage, printListPage } from "./list-page.ts";

async function show(changes: Partial<ListPage> = {}) {
  const html = printListPage({
    shelf: "open",
    search: "",
    requests: [storedRequest()],
    photosOf: new Map(),
    open: 1,
    older: undefined,
    isFirst: true,
    now: new Date(aFriday),
    parked: 0,
    done: undefined,
    ...changes,
  });
  return parse(String(await html));
}

const links = (page: HTMLElement, within: string) =>
  page
    .querySelectorAll(`${within} a`)
    .map((link) => [link.text, link.getAttribute("href")?.replaceAll("&amp;", "&")]);
const current = (page: HTMLElement, within: string) =>
  page.querySelectorAll(`${within} [aria-current=page]`).map(({ text }) => text);

describe("the shelves", () => {
  test("are three, with how many are open, and the one that is shown is marked", async () => {
    const page = await show({ shelf: "all", open: 4 });
    expect(links(page, ".shelves")).toEqual([
      ["Open (4)", "/?shelf=open"],
      ["All", "/?shelf=all"],
      ["Spam", "/?shelf=spam"],
    ]);
    expect(current(page, ".shelves")).toEqual(["All"]);
    expect(current(page, ".bar")).toEqual(["Requests"]);
    expect(page.querySelector("h1")?.text).toBe("All requests");
  });

  test("keep what is searched for, and have one more that holds everything", async () => {
    const page = await show({ shelf: "any", search: "x & y" });
    expect(links(page, ".shelves")).toEqual([
      ["Open (1)", "/?shelf=open&q=x+%26+y"],
      ["All", "/?shelf=all&q=x+%26+y"],
      ["Spam", "/?shelf=spam&q=x+%26+y"],
      ["Everywhere", "/?shelf=any&q=x+%26+y"],
    ]);
    expect(page.querySelector("#q")?.getAttribute("value")).toBe("x & y");
  });
});

describe("paging", () => {
  test.each([
    ["one page", { isFirst: true }, []],
    ["the first of several", { isFirst: true, older: 9 }, [["Older", "/?shelf=open&before=9"]]],
    [
      "one in between, of a search",
      { isFirst: false, older: 9, search: "ada" },
      [
        ["Newest", "/?shelf=open&q=ada"],
        ["Older", "/?shelf=open&q=ada&before=9"],
      ],
    ],
    ["the last", { isFirst: false }, [["Newest", "/?shelf=open"]]],
  ])("of %s", async (_, place, expected) => {
    const page = await show(place);
    expect(links(page, ".paging")).toEqual(expected);
    expect(page.querySelectorAll(".paging")).toHaveLength(expected.length > 0 ? 1 : 0);
  });

  test("that has come to its end says so", async () => {
    const page = await show({ requests: [], isFirst: false });
    expect(page.querySelector(".empty")?.text).toBe("No older requests.");
    expect(page.querySelector("table")).toBeNull();
  });
});

describe("a row", () => {
  const cells = async (changes: Partial<ListPage>) =>
    (await show(changes))
      .querySelectorAll("tbody tr > *")
      .map((cell) => cell.structuredText.replaceAll(/\s+/g, " ").trim());

  test("says who, what, when and where it stands, and leads to its request", async () => {
    expect(await cells({})).toEqual([
      "17",
      "Adaada@example.com",
      "Tesla Model 3",
      "Vehicle Wrap",
      "Today 14:03",
      "Open",
    ]);
    const page = await show();
    expect(links(page, "tbody")).toEqual([["Ada", "/requests/17"]]);
    expect(page.querySelector("time")?.getAttribute("datetime")).toBe(aFriday);
    expect(page.querySelectorAll("thead th").at(-1)?.text).toBe("State");
  });

  test("says how many photos came, and that there is a note", async () => {
    const one = await cells({ photosOf: new Map([[17, 1]]) });
    expect(one[2]).toBe("Tesla Model 31 photo");
    const requests = [storedRequest({ note: "Rang her" })];
    const two = await cells({ photosOf: new Map([[17, 2]]), requests });
    expect(two[2]).toBe("Tesla Model 32 photos");
    expect(two[5]).toBe("OpenNote");
  });

  test("says why it is set aside, where those are shown", async () => {
    const requests = [storedRequest({ spamReason: "honeypot filled" })];
    const spam = { shelf: "spam", requests } as const;
    expect((await cells(spam))[5]).toBe("honeypot filled");
    expect((await show(spam)).querySelectorAll("thead th").at(-1)?.text).toBe("Why");
  });
});

test("what was just done and what is parked is said, and nothing where nothing is", async () => {
  const page = await show({ done: "Marked as answered.", parked: 2 });
  expect(page.querySelector("[role=status]")?.text).toBe("Marked as answered.");
  expect(page.querySelector(".bar .count")?.text).toBe("2 notices parked");
  const quiet = await show();
  expect(quiet.querySelector("[role=status]")).toBeNull();
  expect(quiet.querySelector(".bar .count")).toBeNull();
});

test("all requests can be taken away as a spreadsheet, the spam in one of its own", async () => {
  expect(links(await show(), ".tools").map(([, address]) => address)).toEqual([
    "/export.csv",
    "/export.csv?spam=1",
  ]);
});
