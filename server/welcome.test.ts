import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder, parseTestEnv } from "#tests/support/test-site.ts";
import { listOpenToAnyone, printWelcome } from "./welcome.ts";

test("a site prints where requests and mails are kept, without the database's password", () => {
  const env = parseTestEnv({ DATA_DIR: "/srv/data" });
  expect(printWelcome("http://127.0.0.1:3000", env, [])).toBe(`
The site:      http://localhost:3000
The requests:  /srv/data (npm run desk -- list shows them)
The emails     are written to /srv/data/mail; set SMTP_URL to have them sent
Stop with Ctrl+C.
`);
  const moved = { ...env, databaseUrl: "postgresql://user:hunter2@db.example.com/studio" };
  expect(printWelcome("", moved, [])).toContain("\nThe requests:  in PostgreSQL (npm run");
});

test("files and folders open to other users are listed, except on Windows", async () => {
  const folder = await createTestFolder();
  const modes = [0o644, 0o604, 0o602, 0o601, 0o640, 0o670, 0o600];
  for (const mode of modes) {
    await writeFile(join(folder, mode.toString(8)), "");
    await chmod(join(folder, mode.toString(8)), mode);
  }
  await mkdir(join(folder, "755"));
  const paths = [...modes.map((mode) => mode.toString(8)), "755", "missing"].map((name) =>
    join(folder, name),
  );
  const open = ["644", "604", "602", "601", "755"].map((name) => join(folder, name));
  expect(listOpenToAnyone(paths, "linux")).toEqual(open);
  expect(listOpenToAnyone(paths, "win32")).toEqual([]);
});
