// Temporary files carry the process id of their program in their names, so that the next program can remove those
// that a killed one has left behind: a copy of the database must not stay in the temporary folder for good.

import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const FOLDER = /^wrap-studio-[a-z]+-(\d+)-/;
const PART = /^(.+)\.(\d+)\.part(?:-journal)?$/;
const BACKUP = /^backup-[\dT-]+\.sqlite$/;

/** For `mkdtemp`: a folder in the system's temporary folder. */
export function temporaryFolder(purpose: string): string {
  return join(tmpdir(), `wrap-studio-${purpose}-${process.pid}-`);
}

/** The name of a file until it is complete. */
export function partOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

/** To be called before this program makes temporary folders. */
export function sweepTemporaryFolders(): void {
  sweep(tmpdir(), (name) => FOLDER.exec(name)?.[1]);
}

/** Parts of this file and of backups named by their time beside it. To be called before this program makes some. */
export function sweepParts(file: string): void {
  sweep(dirname(file), (name) => {
    const [, whole = "", pid] = PART.exec(name) ?? [];
    return whole === basename(file) || BACKUP.test(whole) ? pid : undefined;
  });
}

/** @param pidIn whose a file or folder is by its name; `undefined` for those of others. */
function sweep(folder: string, pidIn: (name: string) => string | undefined): void {
  for (const name of readdirSync(folder)) {
    const pid = pidIn(name);
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function isRunning(pid: number): boolean {
  // In a container each run may have the same number: what bears it now is from an earlier one.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
