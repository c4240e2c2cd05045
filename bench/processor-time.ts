// What the processor has done for a process.

import { readFileSync } from "node:fs";

/** Ticks of a second in which Linux counts it. */
const TICKS = 100;

/** Of all threads, user and system, in seconds. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
