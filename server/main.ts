// Runs the built site. The only file of the server that does something when it is imported.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderPage } from "#contract/page-environment.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { explainStart } from "./explain-start.ts";
import { createBuiltPages } from "./http/built-pages.ts";
import { createLog } from "./log.ts";
import { type RunningServer, startServer } from "./start.ts";
import { createStop } from "./stop.ts";

// The database and the mails are for their owner only.
process.umask(0o077);

const dist = join(import.meta.dirname, "..", "dist");
const renderer = join(dist, "render", "render.js");
const log = createLog((line) => process.stdout.write(line));

// Before anything is opened: a stop may come at any moment.
const handleSignal = createStop({
  stop: async () => (await starting).stop(),
  exit: (code) => process.exit(code),
  log,
  now: () => performance.now(),
});
process.on("SIGINT", handleSignal);
process.on("SIGTERM", handleSignal);
const starting = start();

async function start(): Promise<RunningServer> {
  try {
    if (!existsSync(renderer)) throw new EnvError(["The site is not built: run npm run build."]);
    const env = readEnv();
    const { render } = (await import(renderer)) as { render: RenderPage };
    const pages = createBuiltPages({
      siteDir: join(dist, "site"),
      siteOrigin: env.siteOrigin,
      problemPage: readFileSync(join(dist, "render", "problem.html"), "utf8"),
      render,
    });
    const server = await startServer({ env, pages, log });
    log.info("listening", { address: server.address });
    process.stderr.write(`${welcome(server.address, env)}\n`);
    return server;
  } catch (error) {
    console.error(explainStart(error));
    process.exit(1);
  }
}

/** Where everything is, for the person who started the server. */
function welcome(address: string, { dataDir, databaseUrl, mail }: Env): string {
  const letters =
    mail.kind === "files"
      ? `are written to ${join(dataDir, "mail")}; set SMTP_URL to have them sent`
      : "go out by SMTP";
  return [
    "",
    `The site:      ${address.replace("127.0.0.1", "localhost")}`,
    `The requests:  ${databaseUrl === undefined ? dataDir : "in PostgreSQL"} (npm run desk -- list shows them)`,
    `The e-mails    ${letters}`,
    "Stop with Ctrl+C.",
  ].join("\n");
}
