import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { bytes, environment } from "#tests/support/test-built-pages.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { createBuiltPages } from "./built-pages.ts";
import { createFindCopy, nameCopy } from "./filled-copies.ts";

test("a copy is found for the text it was made of, in its coding, and for no other", async () => {
  const folder = await createTestFolder();
  const text = Buffer.from("our page");
  await writeFile(join(folder, nameCopy(text, "br")), "copy");
  const find = createFindCopy(folder);
  expect(find(text, "br")?.toString()).toBe("copy");
  expect(find(text, "gzip")).toBeUndefined();
  expect(find(Buffer.from("another page"), "br")).toBeUndefined();
  expect(createFindCopy(join(folder, "missing"))(text, "br")).toBeUndefined();
});

test("a page is served as the copy that the build has made, from the first request on", async () => {
  const [siteDir, copiesDir] = [await createTestFolder(), await createTestFolder()];
  await writeFile(join(siteDir, "faq.html"), `asked of ${originPlaceholder}`);
  const text = Buffer.from(`asked of ${environment.origin}`);
  // Level 0 is what the server itself never makes.
  const copy = gzipSync(text, { level: 0 });
  await writeFile(join(copiesDir, nameCopy(text, "gzip")), copy);
  const pages = createBuiltPages({
    siteDir,
    copiesDir,
    settings: { siteOrigin: environment.origin, trustedProxies: 0 },
    now: () => new Date("2026-11-20T12:00:00Z"),
    problemPage: "",
    render: async () => ({ status: 422, html: "" }),
  });
  const request = new Request("http://site.test/faq", { headers: { "Accept-Encoding": "gzip" } });
  const body = await bytes(await pages.serve(request, environment));
  expect(body.equals(copy)).toBe(true);
  expect(gunzipSync(body).toString()).toBe(text.toString());
});
