// The built site under an attack: its memory, and whether other visitors were answered during it.

import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { startSite } from "#tests/support/site-server.ts";
import { type Outcome, pause } from "./trial.ts";

/** Milliseconds within which /healthz answers throughout, on a machine with nothing else to do. */
const HEALTHZ_WITHIN = 250;
/** Megabytes, of which the idle server takes about half. */
const MEMORY_BELOW = 300;
/** Milliseconds after which the memory is looked at again. */
const CALM = 30_000;

export type Attack = {
  /** Gives how often it tried, and how often the site did not hold. */
  run(origin: string): Promise<{ tried: number; lost: number }>;
};

/** @param full also judges how long /healthz takes, which a busy machine would blur. */
export async function standAttack(attack: Attack, full: boolean): Promise<Outcome> {
  const site = await startSite({ RATE_LIMIT: "off" });
  try {
    const probe = new Worker(join(import.meta.dirname, "healthz-probe.ts"), {
      workerData: site.origin,
    });
    await once(probe, "online");
    const atRest = site.memory();
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, site.memory());
    }, 20);
    const { tried, lost } = await attack.run(site.origin);
    probe.postMessage("stop");
    const [longest] = await once(probe, "message");
    clearInterval(watch);
    memory = Math.max(memory, site.memory());
    if (full) await pause(CALM);
    const afterwards = site.memory();
    const isSlow = full && longest > HEALTHZ_WITHIN;
    const isLarge = memory > MEMORY_BELOW;
    return {
      tried,
      survived: tried - lost,
      lost: lost + Number(isSlow) + Number(isLarge),
      note: `longest /healthz ${Math.round(longest)} ms, memory ${atRest} MB, ${memory} MB, then ${afterwards} MB`,
    };
  } finally {
    await site.stop();
  }
}

/** Sends `text` in one write; resolves to what came back until the server closed the connection. */
export function sendAtOnce(origin: string, text: string, read: Promise<unknown>): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding("latin1").pause();
  const received: string[] = [];
  socket.on("data", (part: string) => received.push(part));
  socket.on("error", () => {});
  socket.write(text);
  // Adding a listener for data has set it flowing.
  socket.pause();
  void read.then(() => socket.resume());
  return new Promise((resolve) => {
    socket.once("close", () => resolve(received.join("")));
  });
}
