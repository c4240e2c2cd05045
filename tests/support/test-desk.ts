// The desk for a test site: runs commands and keeps their output.

import { randomUUID } from "node:crypto";
import type { Desk } from "#desk/desk.ts";
import { runDesk } from "#desk/terminal/run.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { createTestSite } from "./test-site.ts";

type TestSite = Pick<Awaited<ReturnType<typeof createTestSite>>, "env" | "clock" | "handle">;

/** Desk that prints and opens nothing and answers "no"; the rest is the site's. */
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

/** @param changes overrides, such as other answers or settings. */
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
