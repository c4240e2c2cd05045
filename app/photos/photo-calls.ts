// HTTP calls for photos, and the meaning of their responses.

import { longestWait } from "#app/quote/unsent/store.ts";
import { photosPath, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import type { KeptPhoto } from "./photo-store.ts";

export type Outcome =
  | { is: "done" }
  /** `wait` in milliseconds. `answered`: the response's date in milliseconds since 1970, or NaN if missing. */
  | { is: "failed"; wait: number; answered: number }
  | { is: "refused"; problem: string }
  /** The host is static, without a photo endpoint. */
  | { is: "unsupported"; answered: number };

export type Answer = {
  status: number;
  retryAfter: string | null;
  date: string | null;
  /** Key of the photo; only our own server returns one. */
  photoKey: string | null;
  text: string;
};
/** Rejects if no response arrives. */
export type Ask = (call: {
  method: "GET" | "POST" | "DELETE";
  headers: Record<string, string>;
  body?: ArrayBuffer | undefined;
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}) => Promise<Answer>;

const NO_SUCH_ADDRESS = [404, 405, 501];
/** Not retried: the photo would be refused again (507: for hours). */
const REFUSED = [400, 403, 409, 413, 415, 507];
/** Default milliseconds to the next attempt after another server's response, except 429 and 5xx. */
const FOREIGN_PAUSE = 600_000;

export function createPhotoCalls(ask: Ask) {
  /** Uploads a photo, or deletes it from the server if it has no bytes. Never rejects. */
  async function send(
    { key, request, bytes }: Pick<KeptPhoto, "key" | "request" | "bytes">,
    onProgress?: (part: number) => void,
    signal?: AbortSignal,
  ): Promise<Outcome> {
    try {
      const answer = await ask({
        method: bytes ? "POST" : "DELETE",
        headers: {
          ...(bytes && { "Content-Type": "image/jpeg" }),
          [quoteRequestKeyHeader]: request,
          [idempotencyKeyHeader]: key,
        },
        body: bytes,
        onProgress,
        signal,
      });
      return judge(answer, answer.photoKey === key);
    } catch {
      return { is: "failed", wait: 0, answered: Number.NaN };
    }
  }

  /** Lists the keys of photos that the server has. */
  async function listArrived(request: string): Promise<string[] | "unsupported" | "unknown"> {
    try {
      const { status, text } = await ask({
        method: "GET",
        headers: { [quoteRequestKeyHeader]: request },
      });
      if (NO_SUCH_ADDRESS.includes(status)) return "unsupported";
      // Busy or down: show the photos kept in this browser, as when offline.
      if (status >= 500 || status === 429) return [];
      if (status !== 200) return "unknown";
      const keys: unknown = text.startsWith("[") ? JSON.parse(text) : undefined;
      // A static host may answer any request with its start page.
      return Array.isArray(keys) ? keys : "unsupported";
    } catch {
      return [];
    }
  }

  return { send, listArrived };
}

/** @param isOurs whether our server sent the response: captive portals and followed redirects also return 200. */
function judge({ status, retryAfter, date, text }: Answer, isOurs: boolean): Outcome {
  const answered = Date.parse(date ?? "");
  if (NO_SUCH_ADDRESS.includes(status)) return { is: "unsupported", answered };
  if (isOurs && status >= 200 && status < 300) return { is: "done" };
  if (isOurs && REFUSED.includes(status)) return { is: "refused", problem: text.trim() };
  const isForeign = !isOurs && status < 500 && status !== 429;
  const asked = Number(retryAfter) * 1000 || (isForeign ? FOREIGN_PAUSE : 0);
  return { is: "failed", wait: Math.min(longestWait, asked), answered };
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export const askByXhr: Ask = ({ method, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, photosPath);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    call.onload = () =>
      resolve({
        status: call.status,
        retryAfter: call.getResponseHeader("Retry-After"),
        date: call.getResponseHeader("Date"),
        photoKey: call.getResponseHeader(idempotencyKeyHeader),
        text: call.responseText,
      });
    call.onerror = call.onabort = call.ontimeout = () => reject(new Error("no response"));
    // The server also waits 90 s for an upload.
    call.timeout = body ? 90_000 : 10_000;
    signal?.addEventListener("abort", () => call.abort());
    call.send(body ?? null);
  });
