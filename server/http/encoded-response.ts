// An answer whose body is in memory, in whatever coding.

import type { Encoded } from "./compression.ts";

export function encodedResponse(
  { body, coding }: Encoded,
  status: number,
  headers: Headers,
): Response {
  headers.set("Content-Length", String(body.byteLength));
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  return new Response(
    new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength),
    { status, headers },
  );
}
