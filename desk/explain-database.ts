// What a person can do where the database takes nothing at the moment: one wording for commands and pages.

import { isBusy, isDiskFull } from "#server/db/error-kinds.ts";

/** In words; `undefined` for a fault of the program. */
export function explainDatabase(error: unknown): string | undefined {
  if (isBusy(error)) {
    return "Another program has held the database for too long. Try again in a minute.";
  }
  if (isDiskFull(error)) {
    return "The disk is full: this was not finished. Nothing that was stored before is lost. Make room, then try again.";
  }
  return undefined;
}
