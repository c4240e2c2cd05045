// Removal of everything past its retention, on command; the site also does it hourly.

import { z } from "zod";
import { plural } from "#desk/plural.ts";
import { readConfirmedTime } from "#server/care/confirmed-time.ts";
import { measurePurge, type PurgeScale, purgeExpired } from "#server/care/retention.ts";
import { confirm, withDatabase } from "../../desk.ts";
import { defineAction, flag } from "../action.ts";

export const purgeAction = defineAction({
  name: "purge",
  usage: "[--yes]",
  summary: "remove everything past its retention now; the site does so hourly",
  takes: z.object({ yes: flag }),
  async run(desk, { yes }) {
    const { dataDir, retention } = desk.env();
    await withDatabase(desk, async (database) => {
      const { clock, isFarAhead } = await readConfirmedTime(database);
      const scale = await measurePurge(database, retention, clock);
      if (isFarAhead && scale.requests.expired + scale.photos.expired > 0 && !yes) {
        desk.print(
          `${printScale(scale.photos)} photos and ${printScale(scale.requests)} quote requests are past their retention, if today is ${clock.toUTCString()}.\n`,
        );
        await confirm(desk, "Remove them for good?", "Nothing was removed.");
      }
      const options = { database, dataDir };
      const { requests, photos } = await purgeExpired(options, retention, clock);
      const removed = `${plural(requests, "quote request")} and ${plural(photos, "photo")}`;
      desk.print(`Removed ${removed} past their retention.\n`);
    });
  },
});

function printScale({ expired, held }: PurgeScale["photos"]): string {
  return `${expired} of ${held}`;
}
