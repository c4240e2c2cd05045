// desk answered: which quote requests the studio has answered, and which are not after all.

import { isCalendarDate } from "#facts/calendar-date.ts";
import { markAnswered, markAnsweredBefore, reopen } from "#server/quote/mark.ts";
import { type Command, DeskError, parseCount, UsageError, withDatabase } from "./command.ts";

export const answeredCommand: Command = {
  name: "answered",
  usage: "ID… [--undo] | --before DATE",
  summary: "say that requests are answered, or not after all",
  options: { undo: { type: "boolean" }, before: { type: "string" } },
  words: "any",
  async run(desk, values, words) {
    const ids = words.map((word) => parseCount(word, "ID"));
    if ((ids.length === 0) === (values.before === undefined) || (values.before && values.undo)) {
      throw new UsageError("Say which: IDs, or --before DATE.");
    }
    await withDatabase(desk, async ({ queries }) => {
      if (values.before !== undefined) {
        const count = await markAnsweredBefore(queries, readDate(values.before), desk.now());
        return desk.print(`${count} quote requests are marked as answered.\n`);
      }
      for (const id of ids) {
        const found = await (values.undo
          ? reopen(queries, id)
          : markAnswered(queries, id, desk.now()));
        if (!found) throw new DeskError(`There is no quote request ${id}.`);
        desk.print(
          `Quote request ${id} is ${values.undo ? "no longer marked as answered" : "answered"}.\n`,
        );
      }
    });
  },
};

/** When that day begins at the workshop: what the desk shows under an earlier date came before. */
function readDate(text: string | boolean | undefined): Date {
  if (typeof text === "string" && isCalendarDate(text)) {
    return new Date(
      Temporal.PlainDate.from(text).toZonedDateTime("Europe/London").epochMilliseconds,
    );
  }
  throw new UsageError("--before must be a date, such as 2026-11-20.");
}
