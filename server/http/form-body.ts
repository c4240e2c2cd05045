// Reads a posted form. Text that is not UTF-8 is refused rather than mangled.

import { quoteLimits } from "#contract/quote-request.ts";
import { readBody } from "./body.ts";

/** Of a character outside the Basic Multilingual Plane, percent-encoded: "%F0%9F%98%80". */
const LONGEST_CHARACTER = 12;
/** For names of fields, the wrap type and the honeypot. */
const REST = 1024;

/** Bytes: room for every form within the contract's limits. Real requests are below 1 KB. */
export const formBodyLimit =
  REST + LONGEST_CHARACTER * Object.values(quoteLimits).reduce((sum, limit) => sum + limit);

export type FormBody = { ok: true; form: URLSearchParams } | { ok: false; status: 400 | 413 | 415 };

export async function readFormBody(request: Request): Promise<FormBody> {
  if (!isUrlEncodedUtf8(request.headers)) return { ok: false, status: 415 };
  const body = await readBody(request, formBodyLimit);
  if (!body.ok) return body;
  try {
    const text = decodeUtf8(body.bytes);
    decodeUtf8(unescapeBytes(text));
    return { ok: true, form: new URLSearchParams(text) };
  } catch {
    return { ok: false, status: 400 };
  }
}

function isUrlEncodedUtf8(headers: Headers): boolean {
  const [type, ...parameters] = (headers.get("Content-Type") ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice("charset=".length)
    .replaceAll('"', "");
  return (
    type?.trim() === "application/x-www-form-urlencoded" &&
    (charset === undefined || charset === "utf-8" || charset === "utf8") &&
    (headers.get("Content-Encoding") ?? "identity") === "identity"
  );
}

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Percent-decoding to bytes; a stray "%" is kept, as URLSearchParams does. */
function unescapeBytes(text: string): Uint8Array {
  const latin1 = Buffer.from(text).toString("latin1");
  return Buffer.from(
    latin1.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}
