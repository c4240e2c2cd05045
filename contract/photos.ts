// Photos of a vehicle, sent after its quote request: how many, how large, and how browser and server speak of them.

/** Where photos are posted, one at a time, and where a browser asks which have arrived. */
export const photosPath = "/photos";

/**
 * Carries the idempotency key of the quote request that photos belong to: whoever knows it may add to the request.
 * A header, since addresses end up in logs and in Referer.
 */
export const quoteRequestKeyHeader = "Quote-Request-Key";

/** Begins the fragment of a link to /thank-you by which photos are added later; browsers send no fragment to anyone. */
export const photosFragment = "#photos=";

export const photoLimits = {
  /** Of one quote request. */
  count: 8,
  /** Pixels of a picture's longer side, in the browser before it is sent and on the server before it is stored. */
  longestSide: 2400,
  /** Bytes of one upload. */
  upload: 5_000_000,
} as const;

/** The browser sends JPEG; the other two are what other programs may have. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A key as browsers make them, in lower case; `undefined` for anything else. */
export function parseKey(text: string | null | undefined): string | undefined {
  return text && UUID.test(text) ? text.toLowerCase() : undefined;
}
