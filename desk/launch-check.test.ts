import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { reportLaunchPoints } from "./launch-check.ts";

test("desk launch-check names each open point with its line, counts them, and ends with status 1", async () => {
  const { status, out, errors } = await createTestDesk(await createTestSite())("launch-check");
  const points = out.split("\n\n").slice(0, -1);
  expect([status, errors]).toEqual([1, `${points.length} open. Not ready to go live.\n`]);
  const [, line, name = "none"] =
    /^studio\/studio\.ts:(\d+)\n {2}Placeholder of .*(name: .*)$/m.exec(out) ?? [];
  const source = (await readFile("studio/studio.ts", "utf8")).split("\n");
  expect(source[Number(line) - 1]).toContain(name);
  expect(points).toContainEqual(expect.stringMatching(/^\.env\n {2}No mail server/));
});

test("desk launch-check names the data folder and the database that every user may open", async () => {
  const site = await createTestSite();
  const desk = createTestDesk(site);
  const { dataDir } = site.env;
  const database = join(dataDir, "quotes.sqlite");
  const named = async () => {
    const { out } = await desk("launch-check");
    return [...out.matchAll(/may open (\S+)\./g)]
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

test("where nothing is open a site is ready to go live", () => {
  const printed: string[] = [];
  reportLaunchPoints({ print: (text) => void printed.push(text) }, []);
  expect(printed.join("")).toBe("Nothing open. Ready to go live.\n");
});
