// Single attempt to deliver a quote request.

import { directAnswer, idempotencyKeyHeader, quoteForm } from "#contract/quote-request.ts";
import type { SendAgainDeps } from "./send-again.ts";
import { longestWait } from "./store.ts";

/** Milliseconds to wait for a response before giving up. */
export const postTimeout = 15_000;
/** Milliseconds to the next attempt after a refusal: only a new version of the site might accept the request. */
const REFUSED_PAUSE = 600_000;

/** Header of every Netlify response; Netlify answers 404 to forms that it does not record. */
const netlifyMark = "X-NF-Request-ID";

type Outcome =
  | { isStored: true }
  /** `wait` in milliseconds. `answered`: the response's date in milliseconds since 1970, or NaN if missing. */
  | { isStored: false; wait: number; answered: number };

type Answer = Pick<Response, "ok" | "status" | "headers">;

export type PostDeps = Pick<SendAgainDeps, "now" | "setTimer"> & {
  fetch: (path: string, init: RequestInit) => Promise<Answer>;
};

export function createPost({ fetch, now, setTimer }: PostDeps) {
  /** Never rejects. */
  return async function post(key: string, body: string): Promise<Outcome> {
    const abort = new AbortController();
    const callOffAbort = setTimer(() => abort.abort(), postTimeout);
    try {
      const answer = await fetch(quoteForm.action, {
        method: "POST",
        body: new URLSearchParams(body),
        headers: { Accept: directAnswer, [idempotencyKeyHeader]: key },
        // Not followed: a redirect may end on a page that returns 200.
        redirect: "manual",
        // Completes even if the tab is closed.
        keepalive: true,
        signal: abort.signal,
      });
      if (isProof(answer, key)) return { isStored: true };
      const answered = Date.parse(answer.headers.get("Date") ?? "");
      return { isStored: false, wait: waitFor(answer), answered };
    } catch {
      return { isStored: false, wait: 0, answered: Number.NaN };
    } finally {
      callOffAbort();
    }
  };

  function waitFor({ status, headers }: Answer): number {
    const asked = headers.get("Retry-After") ?? "";
    const wait = Number(asked) * 1_000 || Date.parse(asked) - now() || 0;
    return Math.min(longestWait, Math.max(wait, isRefused(status) ? REFUSED_PAUSE : 0));
  }
}

/** A success status alone proves nothing: Wi-Fi portals, caches and static hosts also return one. */
function isProof({ ok, headers }: Answer, key: string): boolean {
  return ok && (headers.get(idempotencyKeyHeader) === key || headers.has(netlifyMark));
}

/** Client errors such as 422. The form was valid: the site's next version may accept it. */
function isRefused(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
