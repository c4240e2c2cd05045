// Signed links for the studio's mails. Each marks one request as answered, and expires after a month.

import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { keepSetting, readSetting } from "#server/db/settings.ts";
import { findQuoteRequest } from "#server/quote/find.ts";

export const answeredPath = "/answered";

/** Milliseconds. */
const answerLinkLife = 30 * 24 * 60 * 60 * 1000;

type Linked = Pick<StoredQuoteRequest, "id" | "idempotencyKey">;

export type AnswerLinks = (request: Linked) => Promise<string>;

export function createAnswerLinks({ queries, now }: Database, origin: string): AnswerLinks {
  return async (request) => {
    const made = randomBytes(32).toString("base64url");
    const key = await keepSetting(queries, "answer key", made);
    const expires = (await now()).getTime() + answerLinkLife;
    const content = `${request.id}.${expires}.${hashKeyOf(request)}`;
    return `${origin}${answeredPath}/${content}.${sign(content, key)}`;
  };
}

export type OpenedLink = "expired" | "gone" | StoredQuoteRequest;

/** `undefined` for a link that this site did not sign. */
export async function openAnswerLink(
  { queries, now }: Database,
  token: string,
): Promise<OpenedLink | undefined> {
  const [, content, id, expires, keyHash, signature] =
    /^((\d{1,10})\.(\d{1,15})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? [];
  const key = await readSetting(queries, "answer key");
  if (!content || !signature || !key || !isEqual(sign(content, key), signature)) return undefined;
  if (Number(expires) <= (await now()).getTime()) return "expired";
  const request = await findQuoteRequest(queries, Number(id));
  return request && hashKeyOf(request) === keyHash ? request : "gone";
}

/**
 * Ties a link to its request, since a restore may reuse the id.
 * Hashed, because the key itself would give access to the request's photos.
 */
function hashKeyOf({ idempotencyKey }: Linked): string {
  return createHash("sha256").update(idempotencyKey).digest("base64url").slice(0, 16);
}

function sign(content: string, key: string): string {
  return createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`answered ${content}`)
    .digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
