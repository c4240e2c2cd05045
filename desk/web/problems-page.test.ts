import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { aFriday, storedNotice } from "#tests/support/stored-rows.ts";
import type { Problems } from "./problems.ts";
import { printProblemsPage } from "./problems-page.ts";

const space = {
  freeMegabytes: 12_345,
  storedMegabytes: 67,
  photoMegabytes: 8,
  storeLimit: 1000,
  photoSpace: 2000,
  isLow: false,
};

async function show(changes: Partial<Problems> = {}) {
  const html = printProblemsPage({
    notices: [],
    parked: 0,
    space,
    backup: { at: "2026-11-19T23:00:00.000Z", isOld: false },
    now: new Date(aFriday),
    done: undefined,
    ...changes,
  });
  const page = parse(String(await html));
  const sections = page
    .querySelectorAll("section")
    .map((section) => section.structuredText.replaceAll(/\s+/g, " ").trim());
  return { page, sections };
}

test("where all is well each check says so, and the launch check waits to be run", async () => {
  const { page, sections } = await show();
  expect(sections).toEqual([
    "Emails and notices Fine All have been sent.",
    "Backup Fine The last one by desk backup was written yesterday 23:00.",
    "Space Fine 12,345 MB are free on the disk. The database has 67 MB of the 3,000 MB it may have; photos are 8 MB of that, and may be 2,000 MB.",
    expect.stringMatching(/^Launch check What a real business/),
  ]);
  expect(page.querySelectorAll("form").map((form) => form.getAttribute("action"))).toEqual([
    "/problems/launch-check",
  ]);
  expect(page.querySelector(".bar [aria-current=page]")?.text).toBe("Problems");
});

describe("notices", () => {
  test("that wait for their next try are shown with their request, and are nothing to look at", async () => {
    const { page, sections } = await show({ notices: [storedNotice()] });
    expect(sections[0]).toMatch(/^Emails and notices Fine Some are waiting for their next try\./);
    expect(page.querySelectorAll("th[scope=col]").map(({ text }) => text)).toEqual([
      "About",
      "What",
      "State",
      "When",
      "Problem",
    ]);
    const [about] = page.querySelectorAll("tbody a");
    expect([about?.text, about?.getAttribute("href")]).toEqual(["Request 17", "/requests/17"]);
    expect(page.querySelectorAll("form")).toHaveLength(1);
  });

  test.each([
    [1, "1 notice given up after three days."],
    [2, "2 notices given up after three days."],
  ])("%i given up can be sent again", async (parked, words) => {
    const { page, sections } = await show({ notices: [storedNotice({ state: "parked" })], parked });
    expect(sections[0]).toContain(`Look at this ${words}`);
    expect(page.querySelector("form")?.getAttribute("action")).toBe("/problems/resend");
    expect(page.querySelector(".bar .count")?.text).toContain(String(parked));
  });
});

test("an old or missing backup, and little space, are to be looked at", async () => {
  const low = { ...space, freeMegabytes: 1, isLow: true };
  const { sections } = await show({ backup: { at: undefined, isOld: true }, space: low });
  expect(sections[1]).toMatch(/Look at this None has been written .* Make one every night:/);
  expect(sections[2]).toMatch(/^Space Look at this 1 MB are free/);
});
