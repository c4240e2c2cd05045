import { createLog } from "#server/log.ts";

/** For what has to be given a log, in a test of something else. */
export const silentLog = createLog(() => {});
