// The channels that notify of a quote request: mail, webhook and confirmation, as the settings say.

import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createConfirmationChannel } from "./confirmation-channel.ts";
import { createMailChannel } from "./mail-channel.ts";
import type { Mailer } from "./mailer.ts";
import type { Channel } from "./notice.ts";
import { createWebhookChannel } from "./webhook-channel.ts";

export type ChannelsDeps = {
  env: Pick<Env, "mail" | "webhook" | "confirmation">;
  mailer: Mailer;
  database: Database;
  now: () => Date;
};

export function createChannels({ env, mailer, database, now }: ChannelsDeps): Channel[] {
  const channels = [createMailChannel({ settings: env.mail, mailer, database, now })];
  if (env.webhook) channels.push(createWebhookChannel(env.webhook, now));
  if (env.confirmation) channels.push(createConfirmationChannel(env.mail, mailer));
  return channels;
}
