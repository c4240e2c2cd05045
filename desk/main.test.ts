import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "#server/db/backup/backup.ts";
import { openSqlite } from "#server/db/sqlite/open.ts";
import { saveQuoteRequest } from "#server/quote/store.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { readPictures } from "./pictures/list.ts";

/** Runs `desk restore` at a terminal up to its question. */
async function askToRestore() {
  const DATA_DIR = await createTestFolder();
  const file = join(DATA_DIR, "backup.sqlite");
  const database = await openSqlite(DATA_DIR);
  const incoming = { request: validQuoteRequest, spamReason: null, idempotencyKey: "key" };
  await saveQuoteRequest({ database, channels: [], newUuid: () => "uuid" }, incoming);
  await backUp(database, file);
  await database.close();
  const copies = join(DATA_DIR, "tmp");
  mkdirSync(copies);
  const desk = `echo "pid=$$"; exec '${process.execPath}' desk/main.ts restore '${file}'`;
  const env = { ...process.env, DATA_DIR, TMPDIR: copies, DATABASE_URL: "" };
  const terminal = spawn("script", ["-qefc", desk, "/dev/null"], { env });
  onTestFinished(() => void terminal.kill("SIGKILL"));
  let shown = "";
  terminal.stdout.on("data", (chunk: Buffer) => {
    shown += chunk;
  });
  await expect.poll(() => shown).toContain("Type yes: ");
  expect(readdirSync(copies)).toHaveLength(1);
  const pid = Number(/pid=(\d+)/.exec(shown)?.[1]);
  return { terminal, pid, copies: () => readdirSync(copies) };
}

// The terminal comes from `script` of util-linux; on other systems `script` does not know --version.
test.runIf(spawnSync("script", ["--version"]).status === 0).each([
  ["Ctrl+C", 130, "\x03"],
  ["SIGHUP", 129, "SIGHUP"],
  ["SIGTERM", 143, "SIGTERM"],
] as const)(
  "on %s at its question, desk restore exits with status %i and leaves no copy of the backup",
  async (_, status, how) => {
    const { terminal, pid, copies } = await askToRestore();
    const ended = once(terminal, "close");
    if (how === "\x03") terminal.stdin.write(how);
    else process.kill(pid, how);
    expect((await ended)[0]).toBe(status);
    expect(copies()).toEqual([]);
  },
);

test("SIGTERM ends desk open with status 0", async () => {
  const DATA_DIR = await createTestFolder();
  await (await openSqlite(DATA_DIR)).close();
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "" };
  const desk = spawn(process.execPath, ["desk/main.ts", "open", "--no-browser"], { env });
  onTestFinished(() => void desk.kill("SIGKILL"));
  const [shown] = await once(desk.stdout, "data");
  const address = /http:\S+/.exec(String(shown))?.[0] ?? "";
  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  desk.kill("SIGTERM");
  expect((await once(desk, "exit"))[0]).toBe(0);
});

test("desk backup writes a private file, and removes leftovers of killed programs", async () => {
  const [DATA_DIR, TMPDIR] = [await createTestFolder(), await createTestFolder()];
  await (await openSqlite(DATA_DIR)).close();
  const { pid } = spawnSync("true");
  writeFileSync(join(DATA_DIR, `quotes.sqlite.${pid}.part`), "");
  mkdirSync(join(TMPDIR, `wrap-studio-restore-${pid}-abc`));
  const [file, env] = ["b.sqlite", { ...process.env, DATA_DIR, TMPDIR, DATABASE_URL: "" }];
  const args = ["desk/main.ts", "backup", "--out", join(DATA_DIR, file)];
  expect(spawnSync(process.execPath, args, { env }).status).toBe(0);
  expect(statSync(join(DATA_DIR, file)).mode & 0o777).toBe(0o600);
  expect([...readdirSync(DATA_DIR), ...readdirSync(TMPDIR)]).toEqual([file, "quotes.sqlite"]);
});

const run = (STUDIO: string, ...args: string[]) => {
  const env = { ...process.env, STUDIO };
  return spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 30_000 });
};

test("desk picture replaces a picture of the studio, and removes files that no picture names", async () => {
  const folder = join(await createTestFolder(), "studio");
  cpSync("studios/second", folder, { recursive: true });
  const studio = relative(process.cwd(), folder);
  const photo = join(folder, "photo.png");
  const dark = { width: 900, height: 550, channels: 3, background: "#101010" } as const;
  await sharp({ create: dark }).extend({ top: 450, background: "#fff" }).png().toFile(photo);
  const old = join(folder, "public/pictures/hero-wf-02-640.00000000.webp");
  writeFileSync(old, "");
  const args = ["desk/main.ts", "picture", "hero-wf-02", photo, "--keep", "bottom"];
  expect(
    run(studio, ...args).stdout,
  ).toBe(`hero-wf-02: 900 × 506. Place: landing page, top: the car in its film
The photo is small for this place: 2400 × 1350 is best.
Cropped from 900 × 1000 to 900 × 506, keeping the bottom; --keep chooses another part.
In ${studio}/picture-words.json, describe the picture for people who cannot see it.
To look at it: npm start
`);
  expect(readPictures(folder).pictures["hero-wf-02"]?.colour).toBe("#101010");
  expect(() => statSync(old)).toThrow("ENOENT");
});

test("the set-up refuses a studio that is shipped with the site", () => {
  expect(run("studios/second", "desk/setup/main.ts")).toMatchObject({
    status: 1,
    stderr:
      "studios/second is shipped with the site. To set up your own, remove the variable STUDIO.\n",
  });
});
