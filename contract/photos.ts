// Limits, paths and headers for vehicle photos, which a browser sends after its quote request.

/** POST uploads one photo, DELETE removes one, GET lists the photos that have arrived. */
export const photosPath = "/photos";

/** Holds the quote request's key, which authorises changes to its photos. In a URL, the key would end up in logs. */
export const quoteRequestKeyHeader = "Quote-Request-Key";

/** Prefix of the key in a link to /thank-you. The key is in the fragment, which browsers never send to a server. */
export const photosFragment = "#photos=";

export const photoLimits = {
  /** Per quote request. */
  count: 8,
  /** Longer side in pixels; browsers resize before sending, the server before storing. */
  longestSide: 2400,
  /** Bytes per upload. */
  upload: 5_000_000,
} as const;

/** Our pages send JPEG; other clients may send PNG or WebP. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The key (a UUID) in lower case; `undefined` for anything else. */
export function parseKey(text: string | null | undefined): string | undefined {
  return text && UUID.test(text) ? text.toLowerCase() : undefined;
}
