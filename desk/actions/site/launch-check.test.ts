import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import { isBuilt } from "../../../run/pages.mjs";
import { reportProblems } from "./launch-check.ts";

test("the launch check ends with status 1 and lists the open points, among them checks that could not run", async () => {
  const nobody = "127.0.0.1:9";
  const site = await createTestSite({
    settings: {
      SMTP_URL: `smtp://${nobody}`,
      MAIL_FROM: "website@example.com",
      MAIL_TO: "quotes@example.com",
      WEBHOOK_URL: `https://${nobody}/quotes`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
      SITE_URL: `https://${nobody}`,
    },
  });
  const desk = createTestDesk(site, {
    fetch: () => Promise.reject(Object.assign(new Error(), { cause: { code: "ECONNREFUSED" } })),
  });
  const folder = await createTestFolder();
  const { status, out, errors } = await desk("launch-check", "--backups", folder);
  const points = out.split("\n\n").slice(0, -1);
  expect([status, errors]).toEqual([1, `${points.length} open. Not ready to go live.\n`]);
  for (const point of [
    /^studios\/demonstration\n {2}The site shows the demonstration: /m,
    new RegExp(`^${folder}\\n {2}There is no backup`, "m"),
    /^\.env\n {2}No mail can be sent through 127\.0\.0\.1, port 9:/m,
    /^\.env\n {2}No quote request can be posted to WEBHOOK_URL at 127\.0\.0\.1:9:/m,
    /^https:\/\/127\.0\.0\.1:9\n {2}It does not answer: nothing answers at that address/m,
  ]) {
    expect(out).toMatch(point);
  }
  expect(out.includes("The pages are missing or out of date.")).toBe(!isBuilt());
});

test("the launch check names a data folder and a database that every user can open", async () => {
  const site = await createTestSite();
  const desk = createTestDesk(site);
  const { dataDir } = site.env;
  const database = join(dataDir, "quotes.sqlite");
  const named = async () => {
    const { out } = await desk("launch-check");
    return [
      ...out.matchAll(
        /^\.env\n {2}Every user of this machine may open (\S+)\. To close it: chmod o= \1$/gm,
      ),
    ]
      .map(([, path]) => path)
      .filter((path) => path !== ".env");
  };
  if (site.database.engine === "sqlite") await chmod(database, 0o600);
  expect(await named()).toEqual([]);
  await chmod(dataDir, 0o705);
  expect(await named()).toEqual([dataDir]);
  if (site.database.engine === "sqlite") {
    await chmod(database, 0o604);
    expect(await named()).toEqual([dataDir, database]);
  }
});

test("a site without open points is reported as ready to go live", () => {
  const printed: string[] = [];
  reportProblems({ print: (text) => void printed.push(text) }, []);
  expect(printed.join("")).toBe("Nothing open. Ready to go live.\n");
});
