// Reader of request bodies, with limits on size and speed. It counts bytes, since Content-Length may be missing.

export type Body = { ok: true; bytes: Buffer } | { ok: false; status: 400 | 413 };

/** Maximum bytes of an oversized body to read before answering: a client still sending may miss the answer. */
export const droppedBytes = 20 * 1024 * 1024;

/** Minimum bytes in each period of `within` milliseconds. A slower body would hold memory for a long time. */
const leastMovement = { bytes: 16 * 1024, within: 15_000 };

/** Reads and discards a body that no handler has read. Call before the answer is sent. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await readChunks(request, 0, () => {});
}

/** Never rejects: 400 means that the body broke off or came too slowly. @param limit in bytes. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  const status = await readChunks(request, limit, (chunk) => chunks.push(chunk));
  return status === 200 ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, status };
}

/** Like `readBody`, but streaming. @param onChunk receives bytes as they arrive, up to the limit. */
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
    // Ends the pending read.
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
