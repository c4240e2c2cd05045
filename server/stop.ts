// Graceful stop on the first signal. One Ctrl+C can send two: from the terminal and from the parent process.

import { describeError, type Log } from "./log.ts";

/** Milliseconds within which another SIGINT counts as the same Ctrl+C. */
const SAME_STOP = 2000;

export type StopOptions = {
  stop(): Promise<void>;
  exit(code: number): void;
  log: Log;
  /** Milliseconds of a monotonic clock. */
  now(): number;
};

/** Returns the signal handler. A second Ctrl+C after two seconds exits immediately. */
export function createStop({ stop, exit, log, now }: StopOptions) {
  let since: number | undefined;
  return async (signal: NodeJS.Signals): Promise<void> => {
    if (since !== undefined) {
      if (signal === "SIGINT" && now() - since >= SAME_STOP) exit(130);
      return;
    }
    since = now();
    log.info("stopping", { signal });
    try {
      await stop();
    } catch (error) {
      log.error("stopped with an error", describeError(error));
      exit(1);
      return;
    }
    log.info("stopped");
    exit(0);
  };
}
