// A backup's file is named for its time, in a folder that may hold other files too.

import { join } from "node:path";
import type { Desk } from "./command.ts";

export const BACKUP_NAME = /^backup-\d{4}-\d\d-\d\dT[\d-]+\.sqlite$/;

/** Sorts by time. */
export function nameBackup(desk: Desk, folder: string): string {
  const stamp = desk.now().toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
  return join(folder, `backup-${stamp}.sqlite`);
}
