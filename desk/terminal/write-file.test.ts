import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { DeskError } from "../desk.ts";
import { writePrivateFile } from "./write-file.ts";

test("a written file is readable by its owner only", async () => {
  const folder = await createTestFolder();
  const file = join(folder, "all.csv");
  await writePrivateFile(file, "all");
  expect(await readFile(file, "utf8")).toBe("all");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["all.csv"]);
});

test("an existing file, folder, link or device is never replaced", async () => {
  const folder = await createTestFolder();
  const [file, inside, link] = ["all.csv", "inside", "link"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(file, "before");
  await mkdir(inside);
  await symlink(join(folder, "nowhere"), link);
  for (const path of [file, inside, link, "/dev/null"]) {
    await expect(writePrivateFile(path, "x")).rejects.toThrow(
      new DeskError(`${path} already exists: give --out another name.`),
    );
  }
  expect(await readFile(file, "utf8")).toBe("before");
  expect((await readdir(folder)).sort()).toEqual(["all.csv", "inside", "link"]);
});

test("a write that fails leaves no file", async () => {
  const file = join(await createTestFolder(), "all.csv");
  const content = (async function* () {
    yield "half";
    throw Object.assign(new Error(), { code: "ENOSPC" });
  })();
  await expect(writePrivateFile(file, content as never)).rejects.toThrow(
    new DeskError(`${file} cannot be written: the disk is full.`),
  );
  expect(existsSync(file)).toBe(false);
});
