// The desk of a test's site: runs commands and keeps what they print.

import { randomUUID } from "node:crypto";
import type { Desk } from "#desk/command.ts";
import { runDesk } from "#desk/run.ts";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import type { createTestSite } from "./test-site.ts";

type TestSite = Pick<Awaited<ReturnType<typeof createTestSite>>, "env" | "clock" | "handle">;

/** @param changes what this desk has otherwise: another answer to its questions, other settings. */
export function createTestDesk(site: TestSite, changes: Partial<Desk> = {}) {
  return async (...args: string[]) => {
    const written = { out: "", errors: "", files: new Map<string, string>() };
    const status = await runDesk(args, {
      print: (text) => {
        written.out += text;
      },
      printError: (text) => {
        written.errors += text;
      },
      writeFile: async (path, content) => {
        written.files.set(path, Buffer.from(content).toString());
      },
      ask: async () => false,
      env: () => site.env,
      openDatabase: () =>
        openDatabase(
          site.env,
          createLog(() => {}),
        ),
      openBrowser() {},
      untilStopped: async () => {},
      fetch: (input, init) => site.handle(new Request(input, init)),
      now: site.clock.now,
      newUuid: randomUUID,
      ...changes,
    });
    return { status, ...written };
  };
}
