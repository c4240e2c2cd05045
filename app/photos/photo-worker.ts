// The thread beside the page that draws one photo.

import { drawPhoto } from "./draw-photo.ts";

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    const drawn = await drawPhoto(data);
    postMessage(drawn, { transfer: [drawn.bytes] });
  } catch {
    postMessage(undefined);
  }
});
