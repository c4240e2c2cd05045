import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { EnvError, readEnv } from "./env.ts";
import { settings } from "./env-schema.ts";

test(".env.example lists every setting and nothing else", () => {
  const example = readFileSync(".env.example", "utf8");
  const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});

describe("the file .env", () => {
  async function read(content: string | Buffer, environment: Record<string, string> = {}) {
    const file = join(await createTestFolder(), ".env");
    await writeFile(file, content);
    return { env: readEnv(file, environment), environment };
  }
  const text = "PORT=4000\nMAIL_FROM=josé@example.com\n";

  test("is read, including variables of the PostgreSQL driver, but the environment takes precedence", async () => {
    const content =
      "# SMPT_URL=x\nPORT=4000\nHOST='0.0.0.0'\nPGSSLMODE=require\nTZ=Europe/London\n";
    const { env, environment } = await read(content, { PORT: "5000", SMTP_URI: "y" });
    expect([env.port, env.host, environment.PGSSLMODE]).toEqual([5000, "0.0.0.0", "require"]);
    expect(readEnv(join(await createTestFolder(), ".env"), {}).port).toBe(3000);
  });

  test.each([
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16, as Windows writes it", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16, big-endian", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ])("is read in %s", async (_, bytes) => {
    const { env } = await read(bytes);
    expect([env.port, env.mail.from]).toEqual([4000, "josé@example.com"]);
  });

  test.each([
    ["UTF-16 without a byte order mark", Buffer.from(text, "utf16le")],
    ["Latin-1", Buffer.from(text, "latin1")],
  ])("is refused in %s", async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(".env is not plain text: save it as UTF-8.");
  });

  test("is refused if it is a folder", async () => {
    const folder = await createTestFolder();
    await mkdir(join(folder, ".env"));
    expect(() => readEnv(join(folder, ".env"), {})).toThrow(".env cannot be read (EISDIR)");
  });

  test.each(["SMPT_URL", "MY_NODE_ENV", "TZX", "XPGHOST", "port"])(
    "is refused if it sets the unknown name %s, and wrong values are reported too",
    async (name) => {
      const problems = [`.env sets ${name}, which is not a setting; .env.example lists them all.`];
      await expect(read(`${name}=hunter2\n`)).rejects.toThrow(new EnvError(problems));
      await expect(read(`${name}=hunter2\nPORT=x\n`)).rejects.toThrow("PORT must be");
    },
  );

  test.each([
    "HOST=smtp://user:pa#ss@mail.example.com",
    "  export  HOST = smtp://user:pa#ss@mail.example.com",
    "PORT=80\nHOST=a#b",
  ])("is refused if a # cuts a value off: %j", async (content) => {
    const words = ".env cuts HOST off at a #. Put the whole value in 'quotes'.";
    await expect(read(content)).rejects.toThrow(words);
  });

  test.each([
    "HOST='smtp://user:pa#ss@mail.example.com'",
    'HOST="smtp://user:pa#ss@mail.example.com"',
    "HOST=mail.example.com # the new one",
    "HOST=#none",
    "HOST=a\n# b#c",
  ])("is accepted if a # is quoted or begins a comment: %j", async (content) => {
    await expect(read(content)).resolves.toBeDefined();
  });
});
