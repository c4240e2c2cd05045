import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formerAddresses } from "#studio/articles.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { findGone, listExported } from "./gone.ts";

test("each exported page is listed once by its path, and a missing folder has no pages", async () => {
  const folder = await createTestFolder();
  mkdirSync(join(folder, "faq"));
  for (const file of ["index.html", "404.html", "faq.html", "faq/index.html", "faq/one.html"]) {
    writeFileSync(join(folder, file), "");
  }
  expect(listExported(folder).sort()).toEqual(["/", "/faq", "/faq/one"]);
  expect(listExported(join(folder, "none"))).toEqual([]);
});

test("pages that this export lacks are gone, unless they redirect to another page", () => {
  const moved: Record<string, string> = formerAddresses;
  moved.old = "service-areas";
  onTestFinished(() => void delete moved.old);
  const gone = findGone(["/terms", "/faq/two", "/faq/old", "/faq"], ["/faq", "/faq/new"]);
  expect(gone).toEqual(["/faq/two", "/terms"]);
});
