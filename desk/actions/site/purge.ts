// Removal, on command, of everything past its retention. The site also removes it hourly.

import { z } from "zod";
import { plural } from "#desk/plural.ts";
import { readConfirmedTime } from "#server/care/confirmed-time.ts";
import { measurePurge, purgeExpired } from "#server/care/retention.ts";
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
      const { requests, photos } = await measurePurge(database, retention, clock);
      if (isFarAhead && requests.expired + photos.expired > 0 && !yes) {
        desk.print(
          `${photos.expired} of ${photos.held} photos and ${requests.expired} of ${requests.held} quote requests are past their retention, if today is ${clock.toUTCString()}.\n`,
        );
        await confirm(desk, "Remove them for good?", "Nothing was removed.");
      }
      const removed = await purgeExpired({ database, dataDir }, retention, clock);
      desk.print(
        `Removed ${plural(removed.requests, "quote request")} and ${plural(removed.photos, "photo")} past their retention.\n`,
      );
    });
  },
});
