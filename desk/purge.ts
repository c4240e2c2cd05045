// desk purge: what is past its time is removed at once.

import { readConfirmedTime } from "#server/care/confirmed-time.ts";
import { measurePurge, type PurgeScale, purgeExpired } from "#server/care/retention.ts";
import { confirm } from "./ask.ts";
import { type Command, withDatabase } from "./command.ts";

export const purgeCommand: Command = {
  name: "purge",
  usage: "[--yes]",
  summary: "remove now what is past its time; the site does it hourly",
  options: { yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const { dataDir, retention } = desk.env();
    await withDatabase(desk, async (database) => {
      const { clock, isFarAhead } = await readConfirmedTime(database, desk.now());
      const scale = await measurePurge(database, retention, clock);
      if (isFarAhead && scale.requests.expired + scale.photos.expired > 0 && !values.yes) {
        desk.print(
          `${printScale(scale.photos)} photos and ${printScale(scale.requests)} quote requests are past their time, if today is ${clock.toUTCString()}.\n`,
        );
        await confirm(desk, "Remove them for good?", "Nothing was removed.");
      }
      const options = { database, dataDir, now: desk.now };
      const { requests, photos } = await purgeExpired(options, retention, clock);
      desk.print(`Removed ${requests} quote requests and ${photos} photos past their time.\n`);
    });
  },
};

function printScale({ expired, held }: PurgeScale["photos"]): string {
  return `${expired} of ${held}`;
}
