// Runs the built site. The only file of the server that does something when it is imported.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RenderPage } from "#contract/page-environment.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { createBuiltPages } from "./http/built-pages.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

const dist = join(import.meta.dirname, "..", "dist");
const renderer = join(dist, "render", "render.js");
const log = createLog((line) => process.stdout.write(line));

try {
  if (!existsSync(renderer)) throw new EnvError(["The site is not built: run npm run build."]);
  const env = readEnv();
  const { render } = (await import(renderer)) as { render: RenderPage };
  const pages = createBuiltPages({ siteDir: join(dist, "site"), render });
  const server = await startServer({ env, pages, log });
  log.info("listening", { address: server.address, dataDir: env.dataDir, mail: env.mail.kind });
  process.stderr.write(`${welcome(server.address, env)}\n`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info("stopping", { signal });
    await server.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  console.error(error instanceof Error ? explain(error) : error);
  process.exit(1);
}

/** Where everything is, for the person who started the server. */
function welcome(address: string, { dataDir, mail }: Env): string {
  const letters =
    mail.kind === "files"
      ? `are written to ${join(dataDir, "mail")}; set SMTP_URL to have them sent`
      : "go out by SMTP";
  return [
    "",
    `The site:      ${address.replace("127.0.0.1", "localhost")}`,
    `The requests:  ${dataDir} (npm run desk -- list shows them)`,
    `The e-mails    ${letters}`,
    "Stop with Ctrl+C.",
  ].join("\n");
}

/** What a person can do about a start that failed. */
function explain(error: Error & { code?: string; port?: number; errcode?: number }): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${error.port} is taken by another program. Stop it, or set PORT to another one.`;
  }
  if (error.code === "EACCES" || error.code === "EROFS") {
    return `Not allowed: ${error.message}. Is the data folder (DATA_DIR) writable, and the port above 1023?`;
  }
  return error instanceof EnvError ? error.message : String(error.stack);
}
