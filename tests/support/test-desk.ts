// The desk for a test site: runs commands and keeps their output.

import { randomUUID } from "node:crypto";
import type { Desk } from "#desk/desk.ts";
import { runDesk } from "#desk/terminal/run.ts";
import type { TestSite } from "./test-site.ts";

type Site = Pick<TestSite, "env" | "clock" | "handle"> & Partial<Pick<TestSite, "database">>;

/** Desk with the site's settings, clock and database. It prints nothing, opens no browser and answers "no". */
export function createSilentDesk(site: Omit<Site, "handle">): Desk {
  return {
    print() {},
    printError() {},
    writeFile: async () => {},
    ask: async () => "no",
    env: () => site.env,
    async openDatabase() {
      if (!site.database) throw new Error("the database was opened");
      return { ...site.database, close: async () => {} };
    },
    openBrowser() {},
    untilStopped: async () => {},
    wait: async () => {},
    fetch,
    now: site.clock.now,
    newUuid: randomUUID,
  };
}

/** @param changes replace parts of the desk, such as its answers or settings. */
export function createTestDesk(site: Site, changes: Partial<Desk> = {}) {
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
