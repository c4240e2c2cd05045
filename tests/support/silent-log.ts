import { createLog } from "#server/log.ts";

/** Log that discards everything, for tests that do not check it. */
export const silentLog = createLog(() => {});
