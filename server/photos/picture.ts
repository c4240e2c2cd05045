// Re-encoding of photos, one at a time, in a child process, which isolates crashes and frees memory when it ends.

import { fork } from "node:child_process";
import { once } from "node:events";
import type { PictureAnswer } from "./picture-process.ts";

export type PictureMaker = {
  /** Rejects only if the process fails; unusable pictures resolve to a reason. */
  make(upload: Uint8Array): Promise<PictureAnswer>;
  stop(): Promise<void>;
};

const script = new URL("./picture-process.ts", import.meta.url);
/** Omits the site's settings, which hold passwords; makes the C library return each picture's memory to the system. */
const env = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };
const execArgv = ["--max-semi-space-size=1", "--v8-pool-size=1"];

/** Milliseconds until an idle process ends. Photos come in groups, and each start delays pages slightly. */
const idleTime = 60_000;

export function createPictureMaker(): PictureMaker {
  let current: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let stopping = new AbortController();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  async function ask(upload: Uint8Array): Promise<PictureAnswer> {
    current ??= start();
    const { child, gone } = current;
    child.send(upload, () => {});
    const [answer] = await Promise.race([once(child, "message"), gone]);
    return answer;
  }

  function end() {
    current?.child.kill("SIGKILL");
    current = undefined;
  }

  return {
    make(upload) {
      waiting += 1;
      clearTimeout(idle);
      const { signal } = stopping;
      const made = last.then(() => {
        signal.throwIfAborted();
        return ask(upload);
      });
      last = made.catch(end).then(() => {
        waiting -= 1;
        if (waiting === 0) idle = setTimeout(end, idleTime).unref();
      });
      return made;
    },
    async stop() {
      stopping.abort(ended());
      stopping = new AbortController();
      end();
      await last;
    },
  };
}

function start() {
  const child = fork(script, { env, execArgv, serialization: "advanced" });
  const gone = once(child, "exit").then(() => {
    throw ended();
  });
  gone.catch(() => {});
  return { child, gone };
}

function ended() {
  return new Error("The process that decodes pictures has ended.");
}
