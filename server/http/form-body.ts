// Parser of posted forms. Refuses text that is not UTF-8.

import { quoteLimits } from "#contract/quote-request.ts";
import { readBody } from "./body.ts";

/** Bytes of a percent-encoded character outside the Basic Multilingual Plane: "%F0%9F%98%80". */
const LONGEST_CHARACTER = 12;
/** Bytes for field names, the wrap type and the honeypot. */
const REST = 1024;

/** Bytes: enough for any form within the contract's limits. */
export const formBodyLimit =
  REST + LONGEST_CHARACTER * Object.values(quoteLimits).reduce((sum, limit) => sum + limit);

export type FormBody = { ok: true; form: URLSearchParams } | { ok: false; status: 400 | 413 | 415 };

export async function readFormBody(request: Request): Promise<FormBody> {
  if (!isUrlEncodedUtf8(request.headers)) return { ok: false, status: 415 };
  const body = await readBody(request, formBodyLimit);
  if (!body.ok) return body;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body.bytes);
    // Throws if the escapes are not UTF-8. Keeps a stray "%", like URLSearchParams.
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
    return { ok: true, form: new URLSearchParams(text) };
  } catch {
    return { ok: false, status: 400 };
  }
}

function isUrlEncodedUtf8(headers: Headers): boolean {
  const type = headers.get("Content-Type") ?? "";
  const charset = /;\s*charset="?([^\s";]*)/i.exec(type)?.[1] ?? "utf-8";
  return (
    /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) &&
    /^utf-?8$/i.test(charset) &&
    (headers.get("Content-Encoding") ?? "identity") === "identity"
  );
}
