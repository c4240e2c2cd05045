// The notification channels that are set up, and the display names of all channels.

import { createAnswerLinks } from "#server/answered/answer-links.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createConfirmationChannel } from "./channels/confirmation.ts";
import { createMailChannel } from "./channels/email.ts";
import { createPhotosChannel } from "./channels/photos.ts";
import { createReminderChannel } from "./channels/reminder.ts";
import { createWebhookChannel } from "./channels/webhook.ts";
import type { Channel } from "./delivery.ts";
import type { Mailer } from "./mailer.ts";

/** By channel name as stored, including channels that are turned off. */
export const channelTitles: Record<string, string> = {
  email: "Email to the studio",
  confirmation: "Email to the visitor",
  photos: "Email with photos",
  reminder: "Reminder",
  webhook: "Webhook",
};

export type ChannelsDeps = {
  env: Pick<Env, "mail" | "webhook" | "confirmation" | "reminder" | "siteOrigin">;
  mailer: Mailer;
  database: Database;
  newUuid: () => string;
};

export function createChannels(deps: ChannelsDeps): Channel[] {
  const { env, mailer, database, newUuid } = deps;
  const { mail: settings, siteOrigin } = env;
  const answerLinks = siteOrigin ? createAnswerLinks(database, siteOrigin) : undefined;
  const toStudio = { settings, mailer, database };
  const channels = [
    createMailChannel({ ...toStudio, answerLinks, reminds: env.reminder }),
    createPhotosChannel({ ...toStudio, newUuid }),
  ];
  if (env.webhook) channels.push(createWebhookChannel(env.webhook, database));
  if (env.confirmation) channels.push(createConfirmationChannel(settings, mailer, siteOrigin));
  if (env.reminder) channels.push(createReminderChannel({ ...toStudio, answerLinks }));
  return channels;
}
