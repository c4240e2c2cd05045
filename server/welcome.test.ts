import { expect, test } from "vitest";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { printWelcome } from "./welcome.ts";

test("a site that was just installed says where requests and mails are kept", () => {
  const env = parseTestEnv({ DATA_DIR: "/srv/data" });
  expect(printWelcome("http://127.0.0.1:3000", env, [])).toBe(`
The site:      http://localhost:3000
The requests:  /srv/data (npm run desk -- list shows them)
The emails     are written to /srv/data/mail; set SMTP_URL to have them sent
Stop with Ctrl+C.
`);
});

test("a site with mail server and PostgreSQL says so, and what stands open", () => {
  const env = parseTestEnv({
    DATABASE_URL: "postgresql://user:hunter2@db.example.com/studio",
    SMTP_URL: "smtp://user:hunter2@mail.example.com",
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  });
  expect(printWelcome("http://10.0.0.7:80", env, [".env", "/srv/data"])).toBe(`
The site:      http://10.0.0.7:80
The requests:  in PostgreSQL (npm run desk -- list shows them)
The emails     go out by SMTP
Careful:       every user of this machine may open .env. To close it: chmod o= .env
Careful:       every user of this machine may open /srv/data. To close it: chmod o= /srv/data
Stop with Ctrl+C.
`);
});
