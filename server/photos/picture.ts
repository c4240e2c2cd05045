// Makes every photo anew before it is stored: upright, of a bounded size, with nothing in it but the picture.
// On a worker thread, one at a time: loading the library alone takes longer than a page may be held up.

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PictureAnswer, PictureQuestion } from "./picture-worker.ts";

export type PictureMaker = {
  /** Rejects only when the library itself cannot be used. */
  make(upload: PictureQuestion): Promise<PictureAnswer>;
  stop(): Promise<void>;
};

export function createPictureMaker(): PictureMaker {
  let worker: Worker | undefined;
  let asked: PromiseWithResolvers<PictureAnswer>[] = [];

  function start(): Worker {
    const started = new Worker(new URL("./picture-worker.ts", import.meta.url));
    // No reason to stay for a process that has nothing else to do.
    started.unref();
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      const failed = asked;
      asked = [];
      for (const { reject } of failed) reject(error);
    };
    started.on("message", (answer: PictureAnswer) => asked.shift()?.resolve(answer));
    started.on("error", (error) => end(error as Error));
    started.on("exit", () => end(new Error("The thread that makes pictures has ended.")));
    return started;
  }

  return {
    async make(upload) {
      worker ??= start();
      const answer = Promise.withResolvers<PictureAnswer>();
      asked.push(answer);
      worker.postMessage(upload satisfies PictureQuestion);
      return answer.promise;
    },
    async stop() {
      if (!worker) return;
      const exited = once(worker, "exit");
      await worker.terminate();
      await exited;
    },
  };
}
