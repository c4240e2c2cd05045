// Temporary files with the process id in their names, and removal of files that killed processes left behind.

import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const FOLDER = /^wrap-studio-[a-z]+-(\d+)-/;
const PART = /^(.+)\.(\d+)\.part(?:-journal)?$/;
const BACKUP = /^backup-[\dT-]+\.sqlite$/;

/** Prefix for `mkdtemp`, in the system's temporary folder. */
export function temporaryFolder(purpose: string): string {
  return join(tmpdir(), `wrap-studio-${purpose}-${process.pid}-`);
}

export function partOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

/** Call before creating temporary folders. */
export function sweepTemporaryFolders(): void {
  sweep(tmpdir(), (name) => FOLDER.exec(name)?.[1]);
}

/** Removes incomplete versions of this file and of backups in its folder. Call before writing to `partOf(file)`. */
export function sweepParts(file: string): void {
  sweep(dirname(file), (name) => {
    const [, whole = "", pid] = PART.exec(name) ?? [];
    return whole === basename(file) || BACKUP.test(whole) ? pid : undefined;
  });
}

/** @param pidIn returns the process id in a file's name, or `undefined` for an unrelated file. */
function sweep(folder: string, pidIn: (name: string) => string | undefined): void {
  for (const name of readdirSync(folder)) {
    const pid = pidIn(name);
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // The file belongs to another user.
    }
  }
}

function isRunning(pid: number): boolean {
  // Containers reuse process ids. Files with our own id are from an earlier run: this run has written none yet.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
