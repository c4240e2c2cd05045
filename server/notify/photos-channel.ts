// The channel "photos": one mail to the studio per batch of photos, in the thread of the request's own mail.

import type { StoredPhoto, StoredQuoteRequest } from "#server/db/schema.ts";
import { claimUntold, findThread, listPhotosToTell } from "#server/photos/batches.ts";
import { studio } from "#studio/studio.ts";
import { buildMessageId, type MailChannelDeps } from "./mail-channel.ts";
import { photoMailName } from "./mailer.ts";
import type { Channel } from "./notice.ts";
import { buildStudioMail, printGuidePrice, printReply } from "./studio-mail.ts";

/** Bytes of attachments as they travel, in base64: what ordinary mailboxes take. */
export const mostAttached = 15_000_000;

export type PhotosChannelDeps = Omit<MailChannelDeps, "answerLinks" | "reminds"> & {
  newUuid: () => string;
};

export function createPhotosChannel(deps: PhotosChannelDeps): Channel {
  const { settings, mailer, database, now, newUuid } = deps;
  return {
    name: "photos",
    // Its notices come with the photos.
    wants: () => false,
    prepare: () => claimUntold(database, now(), newUuid),
    // A mail of photos is in memory as a whole, some of it twice.
    atOnce: 1,
    async send({ notice, request }) {
      const photos = await listPhotosToTell(database.queries, notice.reference);
      const [first] = photos;
      // All were taken back.
      if (!first) return;
      const thread = await findThread(database.queries, request.id);
      const about = thread && buildMessageId(thread, settings.from);
      await mailer.send({
        from: { name: `${studio.name} website`, address: settings.from },
        to: settings.to,
        ...buildPhotosMail(request, photos),
        messageId: buildMessageId(notice.reference, settings.from),
        ...(about && { inReplyTo: about, references: about }),
        headers: { "Auto-Submitted": "auto-generated" },
        fileName: photoMailName(request.id, first.id),
      });
    },
  };
}

/** @param photos in the order they came; those that no longer fit are named, not attached. */
export function buildPhotosMail(request: StoredQuoteRequest, photos: readonly StoredPhoto[]) {
  const { subject, replyTo } = buildStudioMail(request, {
    spamThisWeek: 0,
    answerLink: undefined,
    reminds: false,
  });
  let room = mostAttached;
  const attached = photos.filter(({ bytes }) => {
    const size = 4 * Math.ceil(bytes / 3);
    if (size <= room) room -= size;
    else return false;
    return true;
  });
  const left = photos.length - attached.length;
  const paragraphs = [
    `${count(photos.length)} for quote request ${request.id}`,
    left > 0 &&
      `Attached: ${attached.length}. ${count(left)} did not fit into this email: npm run desk -- photos ${request.id}`,
    ...printGuidePrice(request),
    printReply(request),
  ];
  return {
    subject: `Re: ${subject}`,
    text: `${paragraphs.filter((paragraph) => paragraph !== false).join("\n\n")}\n`,
    ...(replyTo && { replyTo }),
    attachments: attached.map(({ id, image }) => ({
      filename: `request-${request.id}-photo-${id}.jpg`,
      contentType: "image/jpeg",
      content: Buffer.from(image.buffer, image.byteOffset, image.byteLength),
    })),
  };
}

function count(photos: number): string {
  return `${photos} ${photos === 1 ? "photo" : "photos"}`;
}
