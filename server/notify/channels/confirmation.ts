// Channel "confirmation": tells visitors that their request has arrived. Quotes no field, so it can't carry spam.

import { paths } from "#contract/paths.ts";
import { photosFragment } from "#contract/photos.ts";
import { printFirm } from "#facts/business.ts";
import type { Database } from "#server/db/schema.ts";
import { createRateLimit } from "#server/quote/rate-limit.ts";
import type { IncomingQuoteRequest } from "#server/quote/store.ts";
import { demonstration, studio } from "#studio/studio.ts";
import type { Channel } from "../delivery.ts";
import { isMailAddress } from "../mail-address.ts";
import { buildMailBody } from "../mail-body.ts";
import type { Mailer, MailSettings } from "../mailer.ts";
import { buildMessageId } from "../send-to-studio.ts";

/** Maximum confirmations per day, per sender's network and in all: a form can contain a stranger's address. */
const caps = { perNetwork: 20, inAll: 200 };

/** Returns a predicate that counts a request and tells whether its sender may still get a confirmation today. */
export function createConfirmationCaps(database: Database) {
  const network = createRateLimit({ perDay: caps.perNetwork }, database, "confirmation");
  const all = createRateLimit({ perDay: caps.inAll }, database, "any confirmation");
  return async ({ spamReason, clientAddress = "unknown" }: IncomingQuoteRequest) =>
    spamReason === null &&
    (await network.count(clientAddress)) === undefined &&
    (await all.count("")) === undefined;
}

export function createConfirmationChannel(
  settings: MailSettings,
  mailer: Mailer,
  siteOrigin: string | undefined,
): Channel {
  return {
    name: "confirmation",
    // Retrying a permanently refused address gets senders blocked.
    failsOnRefusal: true,
    // `mayConfirm` stops anyone from using the form to flood an address.
    wants: ({ email }, { mayConfirm }) => mayConfirm && isMailAddress(email),
    async send({ delivery, request }, signal) {
      await mailer.send({
        from: { name: studio.name, address: settings.from },
        replyTo: settings.to,
        to: request.email,
        subject: `${studio.name}: we have your enquiry`,
        ...buildConfirmation(
          siteOrigin && `${siteOrigin}${paths.thankYou}${photosFragment}${request.idempotencyKey}`,
        ),
        signal,
        messageId: buildMessageId(delivery.reference, settings.from),
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        fileName: `confirmation-${request.id}`,
      });
    },
  };
}

function buildConfirmation(photosLink: string | undefined) {
  const promise = demonstration
    ? ". This is a demonstration, so nobody will reply."
    : ", and we’ll get back to you during business hours.";
  return buildMailBody([
    "Hello,",
    `Thank you for your enquiry. It’s reached ${studio.name}${promise}`,
    photosLink !== undefined && {
      text: "Photos of the vehicle help us give you a firm price. You can add them here:",
      link: photosLink,
    },
    "If you didn’t ask us for a quote, someone entered your address by mistake. Let us know and we’ll delete it.",
    { lines: ["Kind regards,", `The team at ${studio.name}`] },
    { lines: [studio.phone.display, studio.email, printFirm(studio.legal)] },
  ]);
}
