import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { sweepParts, sweepTemporaryFolders } from "./leftovers.ts";

const dead = spawnSync("true").pid;
const alive = process.ppid;

test("temporary folders of killed programs are removed; those of running or unrelated programs stay", async () => {
  const folder = await createTestFolder();
  vi.stubEnv("TMPDIR", folder);
  const kept = [`wrap-studio-restore-${alive}-abc`, "wrap-studio-restore-abc", `other-${dead}-abc`];
  // Containers reuse process ids: folders with our own id are from an earlier run.
  const swept = [`restore-${dead}`, `open-${dead}`, `restore-${process.pid}`];
  for (const name of [...kept, ...swept.map((rest) => `wrap-studio-${rest}-abc`)]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "backup.sqlite"), "");
  }
  sweepTemporaryFolders();
  vi.unstubAllEnvs();
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

test("only incomplete files of killed backups are removed", async () => {
  const folder = await createTestFolder();
  const backup = "backup-2026-11-20T14-03-21-000.sqlite";
  const kept = [backup, `${backup}.${alive}.part`, `film.${dead}.part`, "mine.sqlite"];
  const swept = [
    `${backup}.${dead}.part`,
    `${backup}.${dead}.part-journal`,
    `mine.sqlite.${dead}.part`,
  ];
  for (const name of [...kept, ...swept]) writeFileSync(join(folder, name), "");
  sweepParts(join(folder, "mine.sqlite"));
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
