import { describe, expect, test, vi } from "vitest";
import { EnvError } from "#server/env.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestClock, createTestSite, parseTestEnv } from "#tests/support/test-site.ts";
import { actions } from "../actions.ts";
import { DeskError } from "../desk.ts";

/** A desk whose database fails to open, so that no command gets beyond its options. */
const createDesk = (problem = new Error("the database was opened")) =>
  createTestDesk(
    {
      env: parseTestEnv({}),
      clock: createTestClock("2026-11-20T14:03:21.000Z"),
      handle: () => Promise.reject(new Error("the site was asked")),
    },
    { openDatabase: () => Promise.reject(problem) },
  );
const desk = createDesk();

describe("a mistyped command ends with status 2 and prints its usage", () => {
  const count = (what: string) => `${what} must be a whole number from 1, such as 17.`;
  const who = "Give the person's address: --email ADDRESS.";
  test.each([
    [["show"], "Expected 1 argument, not 0."],
    [["show", "x"], count("ID")],
    [["show", "1234567890"], count("ID")],
    [["list", "--all"], "Unknown option '--all'"],
    [["list", "--limit"], "Option '--limit <value>' argument missing"],
    [["list", "--limit", "0"], count("--limit")],
    [["list", "two"], '"two" was not expected.'],
    [["export"], "Choose one: --csv or --email ADDRESS."],
    [["export", "--csv", "--email", "a@b.example"], "Choose one: --csv or --email ADDRESS."],
    [["export", "--csv", "--out", ""], "--out needs a path: --out FILE."],
    [["find"], "Say what to find, such as ada tesla or --email ADDRESS."],
    [["find", "ada", "--email", "a@b.example"], "Say what to find, such as ada tesla"],
    [["erase"], who],
    [["erase", "--email", "ada"], who],
    [["mark", "1"], "Choose one: --customer or --not-customer."],
    [["resend"], "Choose one: the IDs of quote requests, or --failed."],
    [["resend", "1", "--failed"], "Choose one: the IDs of quote requests, or --failed."],
    [["canary", "--url", "example"], "Name the site: --url https://www.example.com"],
  ])("%j", async (args, problem) => {
    const { status, errors, out } = await desk(...args);
    expect([status, out]).toEqual([2, ""]);
    expect(errors.startsWith(problem)).toBe(true);
    expect(errors).toMatch(new RegExp(`\\n\\nUsage: npm run desk -- ${args[0]}.*\\n.*\\n$`));
  });
});

describe("a database that does not open", () => {
  test.each([
    [
      new EnvError(["PORT must be a number."]),
      "The settings are not right:\n  - PORT must be a number.\n",
    ],
    [new DeskError("There is no database in /x."), "There is no database in /x.\n"],
  ])("is reported, not treated as empty: %s", async (problem, errors) => {
    expect(await createDesk(problem)("list")).toMatchObject({ status: 1, out: "", errors });
  });

  test.each([
    new TypeError("x"),
    Object.assign(new Error("y"), { code: "ERR_ASSERTION" }),
    Object.assign(new Error("z"), { path: "/data" }),
  ])("for an unknown reason makes the command reject with the error: %s", async (fault) => {
    await expect(createDesk(fault)("list")).rejects.toBe(fault);
  });

  const busy = "Another program has held the database for too long. Try again in a minute.\n";
  const full =
    "The disk is full or STORE_LIMIT_MB is reached, so this was not finished. Nothing already stored is lost. Make room, then try again.\n";
  test.each([
    ["another program holds it", { errcode: 5 }, busy],
    ["the disk is full", { errcode: 13 }, full],
    [
      "the disk that holds another file is full",
      { code: "ENOSPC", path: "/tmp/backup.sqlite" },
      full,
    ],
    [
      "the user may not read a file",
      { code: "EACCES", path: "/data/quotes.sqlite" },
      "/data/quotes.sqlite cannot be used (EACCES).\n",
    ],
    [
      "the site has never run",
      { code: "ENOENT", path: "/site/data" },
      "There is no /site/data. If the site has never run on this machine, start it once: npm start\n",
    ],
  ])("because %s is explained", async (_, parts, errors) => {
    const problem = Object.assign(new Error("disk I/O error"), parts);
    expect(await createDesk(problem)("list")).toMatchObject({ status: 1, out: "", errors });
  });
});

test("a command closes the database after success and after failure", async () => {
  const site = await createTestSite();
  const close = vi.fn(async () => {});
  const desk = createTestDesk(site, { openDatabase: async () => ({ ...site.database, close }) });
  expect((await desk("list")).status).toBe(0);
  expect(close).toHaveBeenCalledTimes(1);
  expect((await desk("show", "1")).status).toBe(1);
  expect(close).toHaveBeenCalledTimes(2);
});

describe("usage", () => {
  test.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists every command", async (args) => {
    const { status, out, errors } = await desk(...args);
    expect([status, errors]).toEqual([0, ""]);
    for (const { summary } of actions) expect(out).toContain(summary);
  });

  test("an unknown command is named, and all commands are listed", async () => {
    const { status, out, errors } = await desk("fly");
    expect([status, out]).toEqual([2, ""]);
    expect(errors).toMatch(
      /^There is no command "fly"\.\n\nUsage: npm run desk -- COMMAND\n\n {2}open /,
    );
  });

  test("--help after a command prints the command's usage, and does not run it", async () => {
    expect(await desk("erase", "--email", "ada@example.com", "--yes", "--help")).toMatchObject({
      status: 0,
      out: expect.stringMatching(
        /^Usage: npm run desk -- erase --email ADDRESS \[--yes\]\nremove everything held about one person\n$/,
      ),
    });
  });
});

test.each(actions)("usage of $name names exactly its options", ({ usage, summary, takes }) => {
  const named = [...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option);
  const options = Object.keys(takes.shape).filter((key) => key !== "words");
  expect(new Set(named)).toEqual(new Set(options));
  expect(summary).toMatch(/^[a-zA-Z].{10,90}$/);
});
