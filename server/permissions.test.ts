import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { listOpenToAnyone } from "./permissions.ts";

async function createFile(mode: number): Promise<string> {
  const file = join(await createTestFolder(), ".env");
  await writeFile(file, "");
  await chmod(file, mode);
  return file;
}

test.each([
  [0o644, true],
  [0o604, true],
  [0o602, true],
  [0o601, true],
  [0o640, false],
  [0o670, false],
  [0o600, false],
])("a file of mode %o is open to anyone: %s", async (mode, open) => {
  const file = await createFile(mode);
  expect(listOpenToAnyone([file], "linux")).toEqual(open ? [file] : []);
});

test("of several paths those that are open are named, folders too, and missing ones are passed over", async () => {
  const folder = join(await createTestFolder(), "data");
  await mkdir(folder);
  await chmod(folder, 0o755);
  const [open, closed] = [await createFile(0o644), await createFile(0o600)];
  const paths = [folder, closed, join(folder, "missing"), open];
  expect(listOpenToAnyone(paths, "linux")).toEqual([folder, open]);
});

test("on Windows nothing is said, since modes mean nothing there", async () => {
  expect(listOpenToAnyone([await createFile(0o666)], "win32")).toEqual([]);
});
