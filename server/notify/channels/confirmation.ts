// The channel "confirmation": tells visitors that their request has arrived. Off unless asked for.
// It repeats nothing they typed: the form must not let anybody write to a stranger.

import { paths } from "#contract/paths.ts";
import { photosFragment } from "#contract/photos.ts";
import { printFirm } from "#facts/business.ts";
import type { Database } from "#server/db/schema.ts";
import { createRateLimit } from "#server/quote/rate-limit.ts";
import type { IncomingQuoteRequest } from "#server/quote/store.ts";
import { demonstration, studio } from "#studio/studio.ts";
import { isMailAddress } from "../mail-address.ts";
import { buildMailBody } from "../mail-body.ts";
import type { Mailer, MailSettings } from "../mailer.ts";
import type { Channel } from "../notice.ts";
import { buildMessageId } from "../send-to-studio.ts";

/** Confirmations a day: a form can name any address, so one network, and all together, cause only so many. */
const caps = { perNetwork: 20, inAll: 200 };

/** Whether a request of this sender may still be confirmed today. */
export function createConfirmationCaps(database: Database) {
  const network = createRateLimit({ perDay: caps.perNetwork }, database, "confirm");
  const all = createRateLimit({ perDay: caps.inAll }, database, "confirmall");
  return async ({ spamReason, clientAddress = "unknown" }: IncomingQuoteRequest) =>
    spamReason === null &&
    (await network.count(clientAddress)) === undefined &&
    (await all.count("")) === undefined;
}

/** @param siteOrigin that links begin with; without one the mail has none. */
export function createConfirmationChannel(
  settings: MailSettings,
  mailer: Mailer,
  siteOrigin: string | undefined,
): Channel {
  return {
    name: "confirmation",
    // An address that is refused for good is not asked again: that is how senders get blocked.
    failsOnRefusal: true,
    // The form must not become a mail bomb for the owner of an address.
    wants: ({ email }, { mayConfirm }) => mayConfirm && isMailAddress(email),
    async send({ notice, request }, signal) {
      await mailer.send({
        from: { name: studio.name, address: settings.from },
        replyTo: settings.to,
        to: request.email,
        subject: `${studio.name}: we have your enquiry`,
        ...buildConfirmation(
          siteOrigin && `${siteOrigin}${paths.thankYou}${photosFragment}${request.idempotencyKey}`,
        ),
        signal,
        messageId: buildMessageId(notice.reference, settings.from),
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        fileName: `confirmation-${request.id}`,
      });
    },
  };
}

/** @param photosLink by which photos are added to this one request. */
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
