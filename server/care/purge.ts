// The running site's hourly purge. Ages are measured by confirmed time (confirmed-time.ts).

import type { Log } from "#server/log.ts";
import type { EraseOptions } from "#server/quote/erase.ts";
import { createConfirmedTime } from "./confirmed-time.ts";
import { measurePurge, purgeExpired, type Retention } from "./retention.ts";

export type PurgeOptions = EraseOptions & {
  retention: Retention;
  log: Log;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  elapsed: () => number;
};

/** The returned function logs an error if the clock is far ahead and rows have expired only by that clock. */
export function createPurge(options: PurgeOptions): () => Promise<void> {
  const { database, retention, log } = options;
  const confirmTime = createConfirmedTime(options);
  return async () => {
    const { confirmed, clock, isFarAhead } = await confirmTime();
    const { requests, photos } = await purgeExpired(options, retention, confirmed);
    if (requests > 0) log.info("quote requests purged", { count: requests });
    if (photos > 0) log.info("photos purged", { count: photos });
    if (!isFarAhead) return;
    const held = await measurePurge(database, retention, clock);
    if (held.requests.expired === 0 && held.photos.expired === 0) return;
    log.error("purge held back: is the clock right?", {
      ...held.requests,
      expiredPhotos: held.photos.expired,
      heldPhotos: held.photos.held,
    });
  };
}
