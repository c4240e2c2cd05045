// Makes every photo anew before it is stored: upright, of a bounded size, with nothing in it but the picture.
// In a process of its own, one at a time: what the library takes of memory is given back with it, a picture that
// brings it down brings down nothing else, and loading it alone takes longer than a page may be held up.

import { fork } from "node:child_process";
import { once } from "node:events";
import type { PictureAnswer, PictureQuestion } from "./picture-process.ts";

export type PictureMaker = {
  /** Rejects only when the library itself cannot be used. */
  make(upload: PictureQuestion): Promise<PictureAnswer>;
  stop(): Promise<void>;
};

const script = new URL("./picture-process.ts", import.meta.url);
/**
 * None of the site's settings: what decodes strangers' files holds no password. With one heap, and a threshold of
 * its own that does not grow, the C library gives the memory of each picture back to the system.
 */
const env = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };
const execArgv = ["--max-semi-space-size=1", "--v8-pool-size=1"];

/** Milliseconds until the process ends. Not at once: starting one holds up pages a little, and photos come in groups. */
export const idleTime = 60_000;

export function createPictureMaker(): PictureMaker {
  let current: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let stopping = new AbortController();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  async function ask(upload: PictureQuestion): Promise<PictureAnswer> {
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
  return new Error("The process that makes pictures has ended.");
}
