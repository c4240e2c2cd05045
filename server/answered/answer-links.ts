// Links that mark a request as answered, for the studio's mails. The address is sealed: it says nothing of the
// request, cannot be made up or changed, and works for a month.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "#server/db/schema.ts";
import { keepSetting, readSetting } from "#server/db/settings.ts";

export const answeredPath = "/answered";

export type AnswerLinks = { build(quoteRequestId: number): Promise<string> };

export type AnswerLinkDeps = { database: Database; now: () => Date };

/** Milliseconds. */
export const answerLinkLife = 30 * 24 * 60 * 60 * 1000;

const CIPHER = "aes-256-gcm";
const [KEY, NONCE, CONTENT, TAG] = [32, 12, 12, 16];
/** Bound to the seal, so that the key could seal other things too. */
const PURPOSE = Buffer.from("answered");

/** @param origin of the site, as its visitors reach it. */
export function createAnswerLinks({ database, now }: AnswerLinkDeps, origin: string): AnswerLinks {
  return {
    async build(id) {
      const made = randomBytes(KEY).toString("base64url");
      const key = await keepSetting(database.queries, "answer key", made);
      const content = Buffer.alloc(CONTENT);
      content.writeUInt32BE(id);
      content.writeBigUInt64BE(BigInt(now().getTime() + answerLinkLife), 4);
      return `${origin}${answeredPath}/${seal(content, Buffer.from(key, "base64url"))}`;
    },
  };
}

export type OpenedLink = { id: number; expired: boolean };

/** `undefined` for what is no link of this site's. */
export async function openAnswerLink(
  { database, now }: AnswerLinkDeps,
  token: string,
): Promise<OpenedLink | undefined> {
  const sealed = Buffer.from(token, "base64url");
  if (sealed.byteLength !== NONCE + CONTENT + TAG) return undefined;
  const key = await readSetting(database.queries, "answer key");
  const content = key && unseal(sealed, Buffer.from(key, "base64url"));
  if (!content) return undefined;
  return {
    id: content.readUInt32BE(),
    expired: content.readBigUInt64BE(4) <= BigInt(now().getTime()),
  };
}

function seal(content: Buffer, key: Buffer): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(PURPOSE);
  const hidden = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
}

function unseal(sealed: Buffer, key: Buffer): Buffer | undefined {
  const tag = sealed.subarray(NONCE + CONTENT);
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE))
    .setAAD(PURPOSE)
    .setAuthTag(tag);
  const content = decipher.update(sealed.subarray(NONCE, NONCE + CONTENT));
  try {
    decipher.final();
    return content;
  } catch {
    return undefined;
  }
}
