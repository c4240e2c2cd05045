// The desk of a test's site: runs commands and keeps what they print.

import { randomUUID } from "node:crypto";
import type { Desk } from "#desk/desk.ts";
import { runDesk } from "#desk/terminal/run.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { createTestSite } from "./test-site.ts";

type TestSite = Pick<Awaited<ReturnType<typeof createTestSite>>, "env" | "clock" | "handle">;

/** A desk that says nothing, opens nothing and is answered "no"; all else is the site's own. */
export function createSilentDesk(site: Pick<TestSite, "env" | "clock">): Desk {
  return {
    print() {},
    printError() {},
    writeFile: async () => {},
    ask: async () => "no",
    env: () => site.env,
    openDatabase: async () => ({
      ...(await openDatabase(site.env, silentLog)),
      now: async () => site.clock.now(),
    }),
    openBrowser() {},
    untilStopped: async () => {},
    wait: async () => {},
    fetch,
    now: site.clock.now,
    newUuid: randomUUID,
  };
}

/** @param changes what this desk has otherwise: another answer to its questions, other settings. */
export function createTestDesk(site: TestSite, changes: Partial<Desk> = {}) {
  return async (...args: string[]) => {
    const written = { out: "", errors: "", files: new Map<string, string>() };
    const status = await runDesk(args, {
      ...createSilentDesk(site),
      print: (text) => {
        written.out += text;
      },
      printError: (text) => {
        written.errors += text;
      },
      writeFile: async (path, content) => {
        written.files.set(path, Buffer.from(content).toString());
      },
      fetch: (input, init) => site.handle(new Request(input, init)),
      ...changes,
    });
    return { status, ...written };
  };
}
