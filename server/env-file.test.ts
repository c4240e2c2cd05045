import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { EnvError, readEnv } from "./env.ts";

describe("a file .env", () => {
  async function read(text: string, environment: Record<string, string | undefined> = {}) {
    const file = join(await createTestFolder(), ".env");
    await writeFile(file, text);
    return { env: readEnv(file, environment as NodeJS.ProcessEnv), environment };
  }

  test("is read, and variables of the environment win over it", async () => {
    const { env } = await read("PORT=4000\nHOST='0.0.0.0'\n", { PORT: "5000" });
    expect([env.port, env.host]).toEqual([5000, "0.0.0.0"]);
  });

  test("sets what the PostgreSQL driver reads for itself", async () => {
    const { environment } = await read("PGSSLMODE=require\n");
    expect(environment.PGSSLMODE).toBe("require");
  });

  test("may be missing", async () => {
    expect(readEnv(join(await createTestFolder(), ".env"), {}).port).toBe(3000);
  });

  test("that misspells a name is reported with the wrong values, and names of the environment are not judged", async () => {
    await expect(read("SMPT_URL=x\nPORT=x\n", { SMTP_URI: "y" })).rejects.toThrow(
      new EnvError([
        ".env sets SMPT_URL, which is no setting: did you mean SMTP_URL?",
        'PORT must be a whole number from 0 to 65535, not "x".',
      ]),
    );
    await expect(read("SMPT_URL=x\n")).rejects.toThrow("SMPT_URL");
  });

  test("that cannot be read is reported in words", async () => {
    const folder = await createTestFolder();
    await mkdir(join(folder, ".env"));
    expect(() => readEnv(join(folder, ".env"), {})).toThrow(
      new EnvError([".env cannot be read (EISDIR): is it a file, and may this user read it?"]),
    );
  });
});
