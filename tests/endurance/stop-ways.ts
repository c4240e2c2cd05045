// The ways in which a site is told to stop, as a terminal, an operator and systemd do it.

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { pause } from "./trial.ts";

export type StopWay = {
  name: string;
  command: readonly [string, ...string[]];
  /** Exit codes and signals that the process which was started may end with. */
  ends: readonly (number | NodeJS.Signals)[];
  /** @param started the process that was started; it leads a group of its own. */
  stop(started: ChildProcess): Promise<void>;
};

const npmStart = ["npm", "start"] as const;
const nodeAlone = [process.execPath, "server/main.ts"] as const;
// npm and the shell that it runs scripts by end as soon as they are told; the server after them.
const byNpm = [0, 130, 143, "SIGINT", "SIGTERM"] as const;

export const stopWays: readonly StopWay[] = [
  {
    name: "Ctrl+C sent to the group",
    command: npmStart,
    ends: byNpm,
    stop: async (started) => killGroup(started, "SIGINT"),
  },
  {
    name: "Ctrl+C typed at a terminal",
    command: ["script", "--quiet", "--flush", "--return", "--command", "npm start", "/dev/null"],
    ends: byNpm,
    stop: async (started) => void started.stdin?.write("\u0003"),
  },
  {
    name: "SIGTERM to npm alone",
    command: npmStart,
    ends: byNpm,
    stop: async (started) => void started.kill("SIGTERM"),
  },
  {
    name: "SIGTERM to the group, and again when npm has gone (systemd's control-group)",
    command: npmStart,
    ends: byNpm,
    async stop(started) {
      const gone = once(started, "exit");
      killGroup(started, "SIGTERM");
      await gone;
      killGroup(started, "SIGTERM");
    },
  },
  {
    name: "SIGTERM to run/start.mjs alone",
    command: [process.execPath, "run/start.mjs"],
    ends: [0],
    stop: async (started) => void started.kill("SIGTERM"),
  },
  {
    name: "SIGTERM to node, SIGKILL to whatever outlives it (systemd's mixed)",
    command: nodeAlone,
    ends: [0],
    async stop(started) {
      void once(started, "exit").then(() => killGroup(started, "SIGKILL"));
      started.kill("SIGTERM");
    },
  },
  {
    name: "SIGTERM to node, time and again",
    command: nodeAlone,
    ends: [0],
    async stop(started) {
      for (let time = 0; time < 5; time += 1) {
        started.kill("SIGTERM");
        await pause(20);
      }
    },
  },
];

/** Starts it as the leader of a process group, as a shell and systemd do. */
export function startLeader(
  [command, ...args]: StopWay["command"],
  settings: Record<string, string>,
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(command, args, {
    ...options,
    detached: true,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...settings },
    stdio: ["pipe", "pipe", "pipe"],
  });
}

export function killGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

/** What it and the processes it started have said so far. */
export function readOutput(child: ChildProcess) {
  let said = "";
  const looks = new Set<() => void>();
  const look = (text: string) => {
    said += text;
    for (const each of looks) each();
  };
  child.stdout?.setEncoding("utf8").on("data", look);
  child.stderr?.setEncoding("utf8").on("data", look);
  // Not before the last of them has gone: each holds the pipe.
  const ended = once(child, "close");
  return {
    ended,
    count: (pattern: RegExp) => said.match(pattern)?.length ?? 0,
    /** Resolves to what the pattern's brackets hold. */
    waitFor: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const find = () => {
          const found = pattern.exec(said)?.[1];
          if (found === undefined) return;
          looks.delete(find);
          resolve(found);
        };
        looks.add(find);
        find();
        void ended.then(() => reject(new Error(`${pattern} was never said, but:\n${said}`)));
      }),
  };
}
