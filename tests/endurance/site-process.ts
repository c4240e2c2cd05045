// Server program of a trial: dummy pages, and a clock that a setting or a signal shifts.

import { startApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { silentLog } from "#tests/support/silent-log.ts";

shiftClock(Number(process.env.TRIAL_DAYS_AHEAD ?? 0));
const server = await startApp({
  env: readEnv(),
  pages: {
    serve: async () => new Response("page"),
    serveNotFound: async () => new Response("page", { status: 404 }),
    render: async (state) => ({ status: state.problem?.status ?? 200, html: "page" }),
  },
  log: silentLog,
});
process.stdout.write(`${server.address}\n`);
process.on("SIGUSR2", () => shiftClock(-1));
process.on("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});

function shiftClock(days: number) {
  const RealDate = Date;
  const shifted = () => RealDate.now() + days * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      super(...(args.length === 0 ? ([shifted()] as const) : args));
    }
    static override now = shifted;
  } as DateConstructor;
}
