import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";

/** @param shell command in which `$desk` runs the desk and `$file` is an unused path */
function run(shell: string, file = "") {
  const env = { ...process.env, desk: `${process.execPath} desk/main.ts`, file };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", shell], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("output that exceeds the file-size limit fails with an explanation", async () => {
  const file = join(await createTestFolder(), "usage.txt");
  const { status, stderr } = run('ulimit -f 1; exec $desk help > "$file"', file);
  expect([status, stderr]).toEqual([
    1,
    "The output cannot be written: the file would be too large.\n",
  ]);
  expect(readFileSync(file).length).toBeGreaterThan(0);
});

test("a command succeeds even if the program that reads its output has ended", () => {
  const { stderr } = run("{ $desk help; echo status $? >&2; } | true");
  expect(stderr).toBe("status 0\n");
});
