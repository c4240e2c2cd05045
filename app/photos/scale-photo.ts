// Has a photo drawn beside the page, which would stand still for as long as it takes: half a second and more on a
// phone. A thread for each photo: what it took of memory goes with it.

import { photoWorkerPolicy } from "#contract/photos.ts";
import { drawPhoto, type ScaledPhoto } from "./draw-photo.ts";
import address from "./photo-worker.ts?worker&url";

/** Rejects where the browser cannot read the file. What it cannot do beside the page it is asked to do in it. */
export async function scalePhoto(file: Blob): Promise<ScaledPhoto> {
  return (await drawBeside(file).catch(() => undefined)) ?? drawPhoto(file);
}

async function drawBeside(file: Blob): Promise<ScaledPhoto | undefined> {
  const worker = new Worker(trustedAddress() as string);
  try {
    return await new Promise<ScaledPhoto | undefined>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(file);
    });
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
