// Writes what the desk exports: for the owner only, whole or not at all.

import { rename, rm, stat, writeFile } from "node:fs/promises";
import { DeskError } from "./command.ts";

/** A file that is there is replaced, together with whatever mode it had. Rejects with a `DeskError` in words. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`;
  try {
    const there = await stat(path).catch(() => undefined);
    // Renaming would put a file in the place of a folder, or of a device such as /dev/stdout.
    if (there && !there.isFile()) throw new DeskError(`${path} is no file.`);
    await rm(part, { force: true });
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    if (error instanceof DeskError) throw error;
    await rm(part, { force: true }).catch(() => {});
    throw new DeskError(`${path} cannot be written: ${explainWriteError(error)}.`);
  }
}

/** "the disk is full"; the system's code where there are no words for it. */
export function explainWriteError(error: unknown): string {
  const { code = "" } = error as { code?: string };
  return reasons[code] ?? code;
}

const reasons: Record<string, string> = {
  EACCES: "this user may not",
  EFBIG: "the file would be too large",
  ENOENT: "its folder does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "its folder does not exist",
  EROFS: "the disk is read-only",
};
