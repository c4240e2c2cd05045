// The channels that notify of a quote request: mail, photos, webhook, confirmation and reminder, as the settings say.

import { createAnswerLinks } from "#server/answered/answer-links.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createConfirmationChannel } from "./confirmation-channel.ts";
import { createMailChannel } from "./mail-channel.ts";
import type { Mailer } from "./mailer.ts";
import type { Channel } from "./notice.ts";
import { createPhotosChannel } from "./photos-channel.ts";
import { createReminderChannel } from "./reminder-channel.ts";
import { createWebhookChannel } from "./webhook-channel.ts";

export type ChannelsDeps = {
  env: Pick<Env, "mail" | "webhook" | "confirmation" | "reminder" | "siteOrigin">;
  mailer: Mailer;
  database: Database;
  now: () => Date;
  newUuid: () => string;
};

export function createChannels(deps: ChannelsDeps): Channel[] {
  const { env, mailer, database, now, newUuid } = deps;
  const { mail: settings, siteOrigin } = env;
  const answerLinks = siteOrigin ? createAnswerLinks({ database, now }, siteOrigin) : undefined;
  const channels = [
    createMailChannel({
      settings,
      mailer,
      database,
      now,
      answerLinks,
      reminds: env.reminder,
    }),
    createPhotosChannel({ settings, mailer, database, now, newUuid }),
  ];
  if (env.webhook) channels.push(createWebhookChannel(env.webhook, now));
  if (env.confirmation) channels.push(createConfirmationChannel(settings, mailer, siteOrigin));
  if (env.reminder) {
    channels.push(createReminderChannel({ settings, mailer, database, answerLinks }));
  }
  return channels;
}
