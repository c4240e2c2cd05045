// What every line of the endurance table is made of.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Outcome = {
  tried: number;
  survived: number;
  /** Anything but 0 fails the run. */
  lost: number;
  /** What else was counted or measured. */
  note: string;
};

export type Trial = {
  name: string;
  /** @param full the whole number of tries; otherwise a few, for `npm test`. */
  run(full: boolean): Promise<Outcome>;
};

/** The order to a server process to set its clock back a day. */
export const setBackSignal = "SIGUSR2";

/** Gives `work` a folder of its own and takes it away afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "wrap-studio-endurance-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
