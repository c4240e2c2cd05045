// Exported files: readable by their owner only, and never written over an existing file.

import { type FileHandle, open, rm } from "node:fs/promises";
import { DeskError } from "../desk.ts";

/** Rejects with a `DeskError` if the name is taken or the write fails. A failed write leaves no file. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  let file: FileHandle | undefined;
  try {
    // "x" refuses any existing name, even a link, /dev/stdout or the live database.
    file = await open(path, "wx", 0o600);
    await file.writeFile(content);
    await file.close();
  } catch (error) {
    if ((error as { code?: string }).code === "EEXIST") {
      throw new DeskError(`${path} already exists: give --out another name.`);
    }
    if (file) {
      await file.close().catch(() => {});
      await rm(path, { force: true }).catch(() => {});
    }
    throw new DeskError(`${path} cannot be written: ${explainWriteError(error)}.`);
  }
}

/** Reason in words, such as "the disk is full", or else the error code. */
export function explainWriteError(error: unknown): string {
  return findWriteReason(error) ?? (error as { code?: string }).code ?? "";
}

/** `undefined` for an error that is not listed below. */
export function findWriteReason(error: unknown): string | undefined {
  return reasons[(error as { code?: string }).code ?? ""];
}

const reasons: Record<string, string> = {
  EACCES: "this user lacks permission",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be too large",
  EISDIR: "it is a folder",
  ENOENT: "its folder does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "part of its path is a file, not a folder",
  EROFS: "the disk is read-only",
};
