import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder, parseTestEnv } from "#tests/support/test-site.ts";
import { listOpenToAnyone, printWelcome } from "./welcome.ts";

test.each([
  [
    "without settings",
    {},
    "/srv/data",
    "are written to /srv/data/mail; set SMTP_URL to have them sent",
  ],
  [
    "with PostgreSQL and a mail server",
    {
      DATABASE_URL: "postgresql://user:hunter2@db.example.com/studio",
      SMTP_URL: "smtp://mail.example.com",
      MAIL_FROM: "website@example.com",
      MAIL_TO: "quotes@example.com",
    },
    "in PostgreSQL",
    "go out by SMTP",
  ],
])("a site %s prints where requests and mails are kept", (_, settings, requests, mails) => {
  const env = parseTestEnv({ DATA_DIR: "/srv/data", ...settings });
  expect(printWelcome("http://127.0.0.1:3000", env, [])).toBe(`
The site:      http://localhost:3000
The requests:  ${requests} (npm run desk -- list shows them)
The emails     ${mails}
Stop with Ctrl+C.
`);
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
