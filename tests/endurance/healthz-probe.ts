// Asks /healthz again and again from a thread of its own, and says what the longest wait was.

import { get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

let longest = 0;
let isStopped = false;
parentPort?.once("message", () => {
  isStopped = true;
});

while (!isStopped) {
  const asked = performance.now();
  const answered = await ask();
  longest = Math.max(longest, answered ? performance.now() - asked : Number.POSITIVE_INFINITY);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
parentPort?.postMessage(longest);

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${workerData}/healthz`, { agent: false }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    }).once("error", () => resolve(false));
  });
}
