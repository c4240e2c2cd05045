// Ends the server on the first signal, however often it comes: a terminal and the program that started
// the server both send it, and systemd repeats its own.

import { describeError, type Log } from "./log.ts";

/** Milliseconds within which a second Ctrl+C is taken for the first one arriving again. */
const SAME_STOP = 2000;

export type StopOptions = {
  /** Finishes what is under way and closes the store. */
  stop(): Promise<void>;
  exit(code: number): void;
  log: Log;
  /** Milliseconds of a monotonic clock. */
  now(): number;
};

/** Takes the signals. Ctrl+C once more, two seconds on, ends the server at once. */
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
