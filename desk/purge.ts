// desk purge: what is past its time is removed at once.

import { isDoubtful, measurePurge, type PurgeScale, purgeExpired } from "#server/care/retention.ts";
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
      const scale = await measurePurge(database, retention, desk.now());
      if (isDoubtful(scale) && !values.yes) {
        desk.print(
          `${printScale(scale.photos)} photos and ${printScale(scale.requests)} quote requests are past their time, if today is ${desk.now().toUTCString()}.\n`,
        );
        await confirm(desk, "Remove them for good?", "Nothing was removed.");
      }
      const options = { database, dataDir, now: desk.now };
      const { requests, photos } = await purgeExpired(options, retention);
      desk.print(`Removed ${requests} quote requests and ${photos} photos past their time.\n`);
    });
  },
};

function printScale({ expired, held }: PurgeScale["photos"]): string {
  return `${expired} of ${held}`;
}
