import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { EnvError, readEnv } from "./env.ts";
import { findEnvFileProblems } from "./env-file.ts";
import { settings } from "./env-schema.ts";

const settingNames = Object.keys(settings.shape);

async function read(content: string | Buffer, environment: Record<string, string> = {}) {
  const file = join(await createTestFolder(), ".env");
  await writeFile(file, content);
  return { env: readEnv(file, environment), environment };
}

test(".env.example lists every setting, and no other", () => {
  const example = readFileSync(".env.example", "utf8");
  const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test("a file .env is read, and variables of the environment win over it", async () => {
  const { env } = await read("PORT=4000\nHOST='0.0.0.0'\n", { PORT: "5000" });
  expect([env.port, env.host]).toEqual([5000, "0.0.0.0"]);
});

test("a file .env sets what the PostgreSQL driver reads for itself", async () => {
  const { environment } = await read("PGSSLMODE=require\n");
  expect(environment.PGSSLMODE).toBe("require");
});

test("a file .env may be missing", async () => {
  expect(readEnv(join(await createTestFolder(), ".env"), {}).port).toBe(3000);
});

const text = "PORT=4000\nMAIL_FROM=josé@example.com\n";
const bigEndian = (content: string) => Buffer.from(content, "utf16le").swap16();

test.each([
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
  ["UTF-16, as Windows writes it", Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16, big-endian", bigEndian(`\uFEFF${text}`)],
])("a file .env in %s is read", async (_, bytes) => {
  const { env } = await read(bytes);
  expect([env.port, env.mail.from]).toEqual([4000, "josé@example.com"]);
});

test.each([
  ["UTF-16 without a byte order mark", Buffer.from(text, "utf16le")],
  ["Latin-1", Buffer.from(text, "latin1")],
])("a file .env in %s is refused in words", async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow(
    new EnvError([".env is not plain text: save it as UTF-8."]),
  );
});

test("a file .env that cannot be read is refused in words", async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, ".env"));
  expect(() => readEnv(join(folder, ".env"), {})).toThrow(
    new EnvError([".env cannot be read (EISDIR): is it a file, and may this user read it?"]),
  );
});

test("unknown names in .env are reported with the wrong values, those of the environment are not", async () => {
  await expect(read("SMPT_URL=hunter2\nPORT=x\n", { SMTP_URI: "y" })).rejects.toThrow(
    new EnvError([
      ".env sets SMPT_URL, which is not a setting; .env.example lists them all.",
      "PORT must be a whole number from 0 to 65535.",
    ]),
  );
  await expect(read("SMPT_URL=x\n")).rejects.toThrow("SMPT_URL");
});

test("settings of ours, of Node, of the PostgreSQL driver and comments are in order", () => {
  const foreign = ["NODE_ENV=production", "PGSSLMODE=require", "TZ=Europe/London", "# SMPT_URL=x"];
  const all = [...settingNames.map((name) => `${name}=x`), ...foreign].join("\n");
  expect(findEnvFileProblems(all)).toEqual([]);
});

test.each(["MY_NODE_ENV", "TZX", "XPGHOST", "port"])("%s is not a setting", (name) => {
  expect(findEnvFileProblems(`${name}=secret`)).toEqual([expect.stringContaining(` ${name}, `)]);
});

const cut = [".env cuts SMTP_URL off at a #. Put the whole value in 'quotes'."];
test.each([
  ["SMTP_URL=smtp://user:pa#ss@mail.example.com", cut],
  ["  export  SMTP_URL = smtp://user:pa#ss@mail.example.com", cut],
  ["PORT=80\nSMTP_URL=a#b", cut],
  ["SMTP_URL='smtp://user:pa#ss@mail.example.com'", []],
  ['SMTP_URL="smtp://user:pa#ss@mail.example.com"', []],
  ["SMTP_URL=smtp://mail.example.com # the new one", []],
  ["SMTP_URL= # none", []],
  ["SMTP_URL=#none", []],
  ["SMTP_URL=a\n# b#c", []],
])("a # in %j is reported where it cuts a value: %j", (line, problems) => {
  expect(findEnvFileProblems(line)).toEqual(problems);
});
