// The purge that the running site does by itself, unless so much has expired at once that the clock may be wrong.

import type { Log } from "#server/log.ts";
import type { EraseOptions } from "#server/quote/erase.ts";
import { isDoubtful, measurePurge, purgeExpired, type Retention } from "./retention.ts";

/** Milliseconds that a doubtful purge is held: long enough for someone to read of it in the log. */
export const PURGE_HELD_FOR = 12 * 60 * 60 * 1000;

export type PurgeOptions = EraseOptions & {
  retention: Retention;
  log: Log;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  elapsed: () => number;
};

/** The returned function purges, or logs an error and holds the purge until it has been due for hours. */
export function createPurge(options: PurgeOptions): () => Promise<void> {
  const { database, retention, now, log, elapsed } = options;
  let heldSince: number | undefined;
  return async () => {
    const scale = await measurePurge(database, retention, now());
    if (!isDoubtful(scale)) heldSince = undefined;
    else {
      heldSince ??= elapsed();
      if (elapsed() - heldSince < PURGE_HELD_FOR) {
        return log.error("purge held: is the clock right?", {
          ...scale.requests,
          expiredPhotos: scale.photos.expired,
          heldPhotos: scale.photos.held,
        });
      }
    }
    const { requests, photos } = await purgeExpired(options, retention);
    if (requests > 0) log.info("quote requests purged", { count: requests });
    if (photos > 0) log.info("photos purged", { count: photos });
  };
}
