// Entry point of the built site. Importing this file starts the server.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RenderPage } from "#contract/page-environment.ts";
import { type RunningApp, startApp } from "./app.ts";
import { sqliteFileName } from "./db/sqlite/open.ts";
import { EnvError, readEnv } from "./env.ts";
import { explainStart } from "./explain-start.ts";
import { createBuiltPages } from "./http/built-pages.ts";
import { createLog } from "./log.ts";
import { createStop } from "./stop.ts";
import { listOpenToAnyone, printWelcome } from "./welcome.ts";

// New files (database, mails) are readable by their owner only.
process.umask(0o077);

/** Usage for a different build: node server/main.ts FOLDER. */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, "..", "dist"));
const renderer = join(dist, "render", "render.js");
const log = createLog((line) => process.stdout.write(line));

// Registered before anything is opened: a stop signal may come at any moment.
const handleSignal = createStop({
  stop: async () => (await starting).stop(),
  exit: (code) => process.exit(code),
  log,
  now: () => performance.now(),
});
process.on("SIGINT", handleSignal);
process.on("SIGTERM", handleSignal);
const starting = start();

async function start(): Promise<RunningApp> {
  try {
    if (!existsSync(renderer)) throw new EnvError(["The site is not built: run npm run build."]);
    const env = readEnv();
    const { render } = (await import(renderer)) as { render: RenderPage };
    const pages = createBuiltPages({
      siteDir: join(dist, "site"),
      settings: env,
      problemPage: readFileSync(join(dist, "render", "problem.html"), "utf8"),
      render,
      now: () => new Date(),
    });
    const server = await startApp({ env, pages, log });
    log.info("listening", { address: server.address });
    const openToAnyone = listOpenToAnyone([".env", env.dataDir, join(env.dataDir, sqliteFileName)]);
    for (const path of openToAnyone) log.warn("open to every user of the machine", { path });
    process.stderr.write(printWelcome(server.address, env, openToAnyone));
    return server;
  } catch (error) {
    console.error(explainStart(error));
    process.exit(1);
  }
}
