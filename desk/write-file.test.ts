import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { DeskError } from "./command.ts";
import { writePrivateFile } from "./write-file.ts";

test("a file is written for its owner only, also over one that anyone may read", async () => {
  const folder = await createTestFolder();
  const file = join(folder, "all.csv");
  for (const text of ["first", "second"]) {
    await writePrivateFile(file, text);
    expect(await readFile(file, "utf8")).toBe(text);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
  }
  expect(await readdir(folder)).toEqual(["all.csv"]);
});

test.each<[string, (folder: string) => Promise<string>, string]>([
  [
    "a folder that does not exist",
    async (folder) => join(folder, "no", "all.csv"),
    "its folder does not exist",
  ],
  [
    "a file for a folder",
    async (folder) => {
      await writeFile(join(folder, "file"), "");
      return join(folder, "file", "all.csv");
    },
    "its folder does not exist",
  ],
])("%s is said in words", async (_, choose, reason) => {
  const path = await choose(await createTestFolder());
  await expect(writePrivateFile(path, "x")).rejects.toThrow(
    new DeskError(`${path} cannot be written: ${reason}.`),
  );
});

test("a folder, or a device, is never replaced", async () => {
  const folder = join(await createTestFolder(), "all.csv");
  await mkdir(folder);
  for (const path of [folder, "/dev/null"]) {
    await expect(writePrivateFile(path, "x")).rejects.toThrow(new DeskError(`${path} is no file.`));
  }
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test("what a run that broke off has left is replaced, whoever may read it", async () => {
  const file = join(await createTestFolder(), "all.csv");
  await writeFile(`${file}.part`, "half", { mode: 0o644 });
  await writePrivateFile(file, "whole");
  expect(await readFile(file, "utf8")).toBe("whole");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a name that the system refuses is said with its code", async () => {
  const path = join(await createTestFolder(), "x".repeat(300));
  await expect(writePrivateFile(path, "x")).rejects.toThrow(
    new DeskError(`${path} cannot be written: ENAMETOOLONG.`),
  );
});
