// Writes what the desk exports: for the owner only, and never in the place of another file.

import { type FileHandle, open, rm } from "node:fs/promises";
import { DeskError } from "../desk.ts";

/** Rejects with a `DeskError` in words where something has that name; a write that fails leaves no file. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  let file: FileHandle | undefined;
  try {
    // "x": the system refuses a name that is taken, be it by the live database, a link or /dev/stdout.
    file = await open(path, "wx", 0o600);
    await file.writeFile(content);
    await file.close();
  } catch (error) {
    if ((error as { code?: string }).code === "EEXIST") {
      throw new DeskError(`${path} is there already: give --out another name.`);
    }
    if (file) {
      await file.close().catch(() => {});
      await rm(path, { force: true }).catch(() => {});
    }
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
  EISDIR: "it names a folder",
  ENOENT: "its folder does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "what should be its folder is a file",
  EROFS: "the disk is read-only",
};
