// Starts the database's thread from plain JavaScript, in a quarter of the time: most tests of the server start one,
// and Node takes the longest over the types. The text is what Node itself makes of the file.

import { syncBuiltinESMExports } from "node:module";
import threads, { type WorkerOptions } from "node:worker_threads";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    threadScript: string;
  }
}

const script = new URL(`data:text/javascript,${encodeURIComponent(inject("threadScript"))}`);

threads.Worker = class extends threads.Worker {
  constructor(_: URL, options?: WorkerOptions) {
    super(script, { ...options, execArgv: [] });
  }
};
syncBuiltinESMExports();
