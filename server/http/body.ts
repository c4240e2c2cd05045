// Reads a request's body within a limit: its size is counted as it arrives, whatever Content-Length claims.

export type Body = { ok: true; bytes: Buffer } | { ok: false; status: 400 | 413 };

/** Lets an answer through that does not depend on the body: a browser in the middle of sending may not read it. */
export async function discardBody(request: Request, limit: number): Promise<void> {
  await readChunks(request, limit, () => {});
}

/** @param limit in bytes. Never rejects: 400 stands for a body that broke off. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  const status = await readChunks(request, limit, (chunk) => chunks.push(chunk));
  return status === 200 ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, status };
}

/** @param onChunk is given the bytes as they arrive. Never rejects: 400 stands for a body that broke off. */
export async function readChunks(
  request: Request,
  limit: number,
  onChunk: (chunk: Uint8Array) => void,
): Promise<200 | 400 | 413> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return 413;
  let size = 0;
  try {
    const reader = request.body?.getReader();
    for (;;) {
      const value = (await reader?.read())?.value;
      if (value === undefined) return 200;
      size += value.byteLength;
      if (size > limit) {
        reader?.cancel().catch(() => {});
        return 413;
      }
      onChunk(value);
    }
  } catch {
    return 400;
  }
}
