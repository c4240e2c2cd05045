// desk resend: another try for notices, those that could not be delivered above all.

import { resendNotices } from "#server/notify/desk-queries.ts";
import { type Command, DeskError, parseCount, UsageError, withDatabase } from "./command.ts";

export const resendCommand: Command = {
  name: "resend",
  usage: "ID | --parked",
  summary: "send the notices of one request, or all parked ones, again",
  options: { parked: { type: "boolean" } },
  words: "any",
  async run(desk, values, words) {
    if (words.length + (values.parked ? 1 : 0) !== 1) {
      throw new UsageError("Say which: the ID of a quote request, or --parked.");
    }
    const request = values.parked ? undefined : parseCount(words[0], "ID");
    const count = await withDatabase(desk, (database) =>
      resendNotices(database, request, desk.now()),
    );
    if (count === 0 && request !== undefined) {
      throw new DeskError(`There are no notices for quote request ${request}.`);
    }
    desk.print(
      `${count} ${count === 1 ? "notice" : "notices"} will be sent by the running site within seconds.\n`,
    );
  },
};
