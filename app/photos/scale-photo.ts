// Has a photo drawn in a worker: the page would stand still meanwhile, half a second and more on a phone. Each photo
// gets its own, which frees its memory at the end.

import { withDeadline } from "#app/deadline.ts";
import { photoWorkerPolicy } from "#contract/photos.ts";
import { drawPhoto, type ScaledPhoto } from "./draw-photo.ts";
import address from "./photo-worker.ts?worker&url";

/** Milliseconds after which the page draws the photo itself. */
const WORKER_DEADLINE = 30_000;

/** Rejects where the browser cannot read the file. If the worker fails, the page draws the photo itself. */
export async function scalePhoto(file: Blob): Promise<ScaledPhoto> {
  return (await drawBeside(file).catch(() => undefined)) ?? drawPhoto(file);
}

async function drawBeside(file: Blob): Promise<ScaledPhoto | undefined> {
  const worker = new Worker(trustedAddress() as string);
  try {
    const drawn = new Promise<ScaledPhoto | undefined>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(file);
    });
    return await withDeadline(drawn, WORKER_DEADLINE);
  } finally {
    worker.terminate();
  }
}

type ScriptUrlPolicy = { createScriptURL(input: string): unknown };
type Policies = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };

let trusted: unknown;

/** The page's headers let this rule alone name a script, and it names no other. */
function trustedAddress(): unknown {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const rules = { createScriptURL: () => address };
  trusted ??= trustedTypes?.createPolicy(photoWorkerPolicy, rules).createScriptURL("") ?? address;
  return trusted;
}
