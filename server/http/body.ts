// Reads a request's body within limits of size and speed. Its size is counted as it arrives, whatever Content-Length
// says.

export type Body = { ok: true; bytes: Buffer } | { ok: false; status: 400 | 413 };

/**
 * Bytes of a body above its limit that are read and dropped. A browser or proxy that is still sending often does not
 * read the answer: it would report a broken connection, or 502, instead of the refusal.
 */
export const droppedBytes = 20 * 1024 * 1024;

/** Bytes that a body moves by, at least, within so many milliseconds: one that drips in would hold its memory. */
export const leastMovement = { bytes: 16 * 1024, within: 15_000 };

/** Reads what no handler has read, before the answer is sent. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await readChunks(request, 0, () => {});
}

/** @param limit in bytes. Never rejects: 400 stands for a body that broke off or came too slowly. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  const status = await readChunks(request, limit, (chunk) => chunks.push(chunk));
  return status === 200 ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, status };
}

/** @param onChunk is given the bytes as they arrive, up to the limit. See `readBody` for the rest. */
export async function readChunks(
  request: Request,
  limit: number,
  onChunk: (chunk: Uint8Array) => void,
): Promise<200 | 400 | 413> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > droppedBytes) return 413;
  const reader = request.body?.getReader();
  let [size, before, isSlow] = [0, 0, false];
  const watch = setInterval(() => {
    isSlow = size - before < leastMovement.bytes;
    before = size;
    // Ends the read that is under way.
    if (isSlow) reader?.cancel().catch(() => {});
  }, leastMovement.within);
  try {
    for (;;) {
      const value = (await reader?.read())?.value;
      if (isSlow) return 400;
      if (value === undefined) return Math.max(size, announced) > limit ? 413 : 200;
      size += value.byteLength;
      if (size > droppedBytes) {
        reader?.cancel().catch(() => {});
        return 413;
      }
      if (size <= limit && announced <= limit) onChunk(value);
    }
  } catch {
    return 400;
  } finally {
    clearInterval(watch);
  }
}
