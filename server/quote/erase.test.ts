import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { erasePerson } from "./erase.ts";

test.runIf(testEngine === "sqlite")(
  "what was erased can be read in no file of the database",
  async () => {
    const site = await createTestSite();
    const { database } = site;
    const { dataDir } = site.env;
    const bytes = () =>
      ["", "-wal"]
        .map((ending) => join(dataDir, sqliteFileName + ending))
        .map((file) => (existsSync(file) ? readFileSync(file, "latin1") : ""))
        .join("");
    await site.ask("/", postForm(buildQuoteForm({ email: "forget.me@example.com" })));
    expect(bytes()).toContain("forget.me");
    await erasePerson({ database, dataDir, now: site.clock.now }, "forget.me@example.com", [1]);
    expect(bytes()).not.toContain("forget.me");
  },
);
