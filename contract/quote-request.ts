// Quote request fields, options, limits and messages: one set of rules for browser and server (spec §3, §5, §7).

import { printNumber } from "#facts/print.ts";
import { isBlank } from "./invisible.ts";

/** Form attributes in the built HTML, read by a static host's form handling and by the server. */
export const quoteForm = {
  name: "quote",
  action: "/",
  nameField: "form-name",
  honeypotField: "bot-field",
} as const;

/** Holds a submission's UUID, so that a retry is not stored again. Our server returns the UUID of a stored request. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** `Accept` value that asks not to be redirected: a script cannot read a redirect without following it. */
export const directAnswer = "application/json";

export const wrapTypes = ["Vehicle Wrap", "Commercial Branding", "Paint Protection Film"] as const;
export type WrapType = (typeof wrapTypes)[number];

/** In form order. */
export const quoteFields = [
  "firstName",
  "email",
  "make",
  "model",
  "wrapType",
  /** The choice made on the site, in words; visitors do not type it. */
  "message",
] as const;

export type QuoteField = (typeof quoteFields)[number];
export type QuoteValues = Record<QuoteField, string>;
export type QuoteRequest = QuoteValues & { wrapType: WrapType };
export type QuoteErrors = Partial<QuoteValues>;

/** Every other field is required. */
export const optionalFields: readonly QuoteField[] = ["message"];

export const quoteFieldNames: Record<QuoteField, string> = {
  firstName: "First name",
  email: "Email",
  make: "Vehicle make",
  model: "Vehicle model",
  wrapType: "Wrap type",
  message: "Message",
};

/** Maximum characters (code points) after trimming. */
export const quoteLimits: Record<Exclude<QuoteField, "wrapType">, number> = {
  firstName: 100,
  email: 254,
  make: 100,
  model: 100,
  message: 2000,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matched in order to remove them
const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F-\u009F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a message keeps tabs and line breaks
const CONTROL_CHARACTERS_BUT_LINES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

export type ParsedQuoteRequest =
  | { ok: true; request: QuoteRequest; honeypotFilled: boolean }
  | { ok: false; errors: QuoteErrors; values: QuoteValues };

/** Parses a submitted form. Unknown fields are ignored; a missing field counts as blank. Never throws. */
export function parseQuoteRequest(form: URLSearchParams): ParsedQuoteRequest {
  const values = Object.fromEntries(
    quoteFields.map((field) => [field, clean(field, form.get(field) ?? "")]),
  ) as QuoteValues;
  const errors: QuoteErrors = {};
  for (const field of quoteFields) {
    const error =
      form.getAll(field).length > 1
        ? `${quoteFieldNames[field]} was sent more than once`
        : findError(field, values[field]);
    if (error) errors[field] = error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors, values };
  return {
    ok: true,
    request: values as QuoteRequest,
    honeypotFilled: form.getAll(quoteForm.honeypotField).some((value) => value !== ""),
  };
}

/** Error message for one field's trimmed value; `undefined` if it is valid. */
export function findError(field: QuoteField, value: string): string | undefined {
  const name = quoteFieldNames[field];
  if (!optionalFields.includes(field) && isBlank(value)) return `${name} is required`;
  if (field === "wrapType") {
    const isListed = wrapTypes.some((type) => type === value);
    return isListed ? undefined : "Select a wrap type from the list";
  }
  const limit = quoteLimits[field];
  if ([...value].length > limit) {
    return `${name} must be ${printNumber(limit)} characters or fewer`;
  }
  if (field === "email" && !EMAIL.test(value)) return "Enter a valid email";
  return undefined;
}

function clean(field: QuoteField, value: string): string {
  const removed = field === "message" ? CONTROL_CHARACTERS_BUT_LINES : CONTROL_CHARACTERS;
  return value.replace(removed, "").trim();
}
