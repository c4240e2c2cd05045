// One attempt to deliver a quote request, and what its answer means for the next.

import { idempotencyKeyHeader, quoteForm } from "#contract/quote-request.ts";

/** Milliseconds after which a request counts as undelivered. */
export const postTimeout = 15_000;
/** Milliseconds to the next attempt after an answer that will be the same for this version of the site. */
const REFUSED_PAUSE = 600_000;
/** Cap on Retry-After, in milliseconds: a longer wait would let the request expire. */
const LONGEST_WAIT = 24 * 3_600_000;

/** What static hosts say to a form that is posted to them. */
const TAKES_NO_POST = [404, 405, 501];

export type Outcome =
  | { isConfirmed: true }
  /** `wait`: milliseconds the request must wait before it is sent again. */
  | { isConfirmed: false; wait: number; hostTakesNoPost: boolean };

export type PostDeps = {
  fetch: (
    path: string,
    init: RequestInit,
  ) => Promise<Pick<Response, "ok" | "type" | "status" | "headers">>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** @returns a function that cancels it. */
  setTimer: (run: () => void, milliseconds: number) => () => void;
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
        headers: { [idempotencyKeyHeader]: key },
        redirect: "manual",
        // A tab that is closed now still finishes it.
        keepalive: true,
        signal: abort.signal,
      });
      // Our server redirects to the thank-you page; a static host may answer 200.
      if (answer.ok || answer.type === "opaqueredirect") return { isConfirmed: true };
      const asked = answer.headers.get("Retry-After") ?? "";
      const wait = Number(asked) * 1_000 || Date.parse(asked) - now() || 0;
      const least = isRefused(answer.status) ? REFUSED_PAUSE : 0;
      return {
        isConfirmed: false,
        wait: Math.min(LONGEST_WAIT, Math.max(wait, least)),
        hostTakesNoPost: TAKES_NO_POST.includes(answer.status),
      };
    } catch {
      return { isConfirmed: false, wait: 0, hostTakesNoPost: false };
    } finally {
      callOffAbort();
    }
  };
}

/**
 * 403, 413, 415, 422 and their like. The form was checked before it was sent, so the fault is the site's,
 * and its next version may take what this one refuses: the request stays, and all tabs and visits hold back.
 */
function isRefused(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}
