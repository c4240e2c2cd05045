// Mail to the studio's addresses. A retry goes only to addresses that refused, so that each gets the mail once.

import type { Database } from "#server/db/schema.ts";
import { toEmailKey } from "#server/quote/mailbox.ts";
import { studio } from "#studio/studio.ts";
import type { DeliveryToSend } from "./delivery.ts";
import { type Mail, type Mailer, type MailSettings, PartlyRefusedError } from "./mailer.ts";

export type StudioMailDeps = { settings: MailSettings; mailer: Mailer; database: Database };

const SEPARATOR = ", ";

export async function sendToStudio(
  { settings, mailer, database }: StudioMailDeps,
  { delivery }: DeliveryToSend,
  mail: Mail,
  signal: AbortSignal,
): Promise<void> {
  const delivered = delivery.deliveredTo?.split(SEPARATOR) ?? [];
  const to = settings.to.split(SEPARATOR).filter((address) => !delivered.includes(address));
  // Every address has the mail: those that refused it have been removed from the settings.
  if (to.length === 0) return;
  try {
    await mailer.send({
      from: { name: `${studio.name} website`, address: settings.from },
      to: to.join(SEPARATOR),
      messageId: buildMessageId(delivery.reference, settings.from),
      headers: { "Auto-Submitted": "auto-generated" },
      signal,
      ...mail,
    });
  } catch (error) {
    if (error instanceof PartlyRefusedError) {
      const refused = new Set(error.refused.map(toEmailKey));
      const accepted = to.filter((address) => !refused.has(toEmailKey(address)));
      await database.queries
        .updateTable("notice")
        .set({ deliveredTo: [...delivered, ...accepted].join(SEPARATOR) })
        .where("id", "=", delivery.id)
        .execute();
    }
    // nodemailer sets `rejected` if all recipients refused. These addresses are the studio's, so they may be stored.
    const { rejected } = error as { rejected?: readonly string[] };
    throw rejected === undefined ? error : Object.assign(error as Error, { refused: rejected });
  }
}

/** Unchanged across attempts, so that a mailbox can drop repeats. */
export function buildMessageId(reference: string, from: string): string {
  return `<${reference}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}
