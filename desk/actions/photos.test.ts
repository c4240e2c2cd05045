import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, createTestFolder, postForm } from "#tests/support/test-site.ts";
import { writePrivateFile } from "../terminal/write-file.ts";

describe("the desk's care for photos", () => {
  test("a backup brings back every photo byte for byte, and only those", async () => {
    const site = await createSiteWithPhotos(8);
    const before = await readPhotos(site.database);
    const desk = createTestDesk(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    expect((await desk("backup", "--out", file)).out).toMatch(/ 8 photos +checksum/);
    await site.database.queries.deleteFrom("photo").where("id", "<", 3).execute();
    await site.ask("/", postForm(buildQuoteForm({ model: "later" })));
    const restored = await desk("restore", file, "--yes");
    expect(restored).toMatchObject({ status: 0, out: expect.stringContaining("compared") });
    expect(await readPhotos(site.database)).toEqual(before);
    await site.database.queries.deleteFrom("photo").where("id", "=", 8).execute();
    await site.save(9);
    expect((await readPhotos(site.database)).at(-1)?.id).toBe(9);
  });

  test("a backup from before someone was erased does not bring back their photos", async () => {
    const site = await createSiteWithPhotos(2);
    const desk = createTestDesk(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    await desk("backup", "--out", file);
    const { out } = await desk("erase", "--email", "ada@example.com", "--yes");
    expect(out).toContain("2 photos");
    expect(await readPhotos(site.database)).toEqual([]);
    await desk("restore", file, "--yes");
    expect(await readPhotos(site.database)).toEqual([]);
  });
});

describe("desk photos", () => {
  test("lists a request's photos, and writes them to a folder, which it makes", async () => {
    const site = await createSiteWithPhotos(2);
    const desk = createTestDesk(site, { writeFile: writePrivateFile });
    const folder = join(await createTestFolder(), "photos");
    const { out, status } = await desk("photos", "1", "--out", folder);
    expect(status).toBe(0);
    expect(out).toMatch(/^Photo +Received +Pixels +KB\n/);
    expect(out).toMatch(/^1 +2026-11-20 14:0\d +4 × 3 +1$/m);
    expect(out).toMatch(/^2 .*\nWritten to \S+\/photos\.\n$/m);
    expect(await readdir(folder)).toEqual(["request-1-photo-1.jpg", "request-1-photo-2.jpg"]);
  });

  test("writes into a folder that is there, but over no file", async () => {
    const desk = createTestDesk(await createSiteWithPhotos(1), { writeFile: writePrivateFile });
    const folder = await createTestFolder();
    const file = join(folder, "request-1-photo-1.jpg");
    expect((await desk("photos", "1", "--out", folder)).status).toBe(0);
    await writeFile(file, "retouched");
    expect(await desk("photos", "1", "--out", folder)).toMatchObject({
      status: 1,
      errors: `${file} is there already: give --out another name.\n`,
    });
    expect(await readFile(file, "utf8")).toBe("retouched");
  });

  test("writes nothing unless it is told where", async () => {
    const { files } = await createTestDesk(await createSiteWithPhotos(2))("photos", "1");
    expect(files.size).toBe(0);
  });

  test("says where there are none", async () => {
    const desk = createTestDesk(await createSiteWithPhotos(0));
    expect((await desk("photos", "1")).out).toBe("Quote request 1 has no photos.\n");
    expect(await desk("photos", "2")).toMatchObject({
      status: 1,
      errors: "There is no quote request 2.\n",
    });
  });
});
