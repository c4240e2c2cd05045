import { createLog } from "#server/log.ts";

export const silentLog = createLog(() => {});
