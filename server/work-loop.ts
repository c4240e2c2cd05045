// Background loop that runs a job when woken and at an interval, never concurrently.

/** `work` must not reject, and should end soon once `isStopped()` is true. `every`: milliseconds between runs. */
export function createWorkLoop(work: (isStopped: () => boolean) => Promise<void>, every: number) {
  let running: Promise<void> | undefined;
  let wokenAgain = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      wokenAgain = false;
      await work(() => stopped);
    } while (wokenAgain && !stopped);
  }
  /** Does nothing before `start` and after `stop`. */
  function wake(): void {
    if (stopped) return;
    wokenAgain = true;
    if (running) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(wake, every).unref();
    });
  }
  return {
    wake,
    start() {
      stopped = false;
      wake();
    },
    /** Resolves once work under way has finished. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
