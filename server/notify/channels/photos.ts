// Channel "photos": one mail to the studio per batch of photos, in the thread of the request's mail.

import type { StoredPhoto, StoredQuoteRequest } from "#server/db/schema.ts";
import { findThread, listPhotosToSend, queuePhotoMails } from "#server/photos/batches.ts";
import type { Channel } from "../delivery.ts";
import { buildMailBody } from "../mail-body.ts";
import { photoMailName } from "../mailer.ts";
import { buildMessageId, type StudioMailDeps, sendToStudio } from "../send-to-studio.ts";
import { buildHeaders, printGuidePrice, printReply } from "../studio-mail.ts";

/** Maximum bytes of attachments in base64; ordinary mailboxes accept this much. */
const mostAttached = 15_000_000;

export type PhotosChannelDeps = StudioMailDeps & { newUuid: () => string };

export function createPhotosChannel(deps: PhotosChannelDeps): Channel {
  const { settings, database, newUuid } = deps;
  return {
    name: "photos",
    // `prepare` creates deliveries once photos have arrived.
    wants: () => false,
    prepare: () => queuePhotoMails(database, newUuid),
    // A mail with photos is held in memory as a whole, and parts of it twice.
    atOnce: 1,
    async send(toSend, signal) {
      const { delivery, request } = toSend;
      const photos = await listPhotosToSend(database.queries, delivery.reference);
      const [first] = photos;
      // The visitor has deleted all photos.
      if (!first) return;
      const thread = await findThread(database.queries, request.id);
      const about = thread && buildMessageId(thread, settings.from);
      const mail = {
        ...buildPhotosMail(request, photos),
        ...(about && { inReplyTo: about, references: about }),
        fileName: photoMailName(request.id, first.id),
      };
      await sendToStudio(deps, toSend, mail, signal);
    },
  };
}

/** @param photos in order of arrival. Photos that do not fit are counted in the text instead of attached. */
function buildPhotosMail(request: StoredQuoteRequest, photos: readonly StoredPhoto[]) {
  const { subject, ...headers } = buildHeaders(request);
  let space = mostAttached;
  const attached = photos.filter(({ bytes }) => {
    const size = 4 * Math.ceil(bytes / 3);
    if (size > space) return false;
    space -= size;
    return true;
  });
  const left = photos.length - attached.length;
  const idOf = ({ id }: StoredPhoto) => `photo-${id}@request-${request.id}`;
  const guidePrice = printGuidePrice(request);
  return {
    ...headers,
    subject: `Re: ${subject}`,
    ...buildMailBody([
      `${count(photos.length)} for quote request ${request.id}`,
      left > 0 &&
        `Attached: ${attached.length}. ${count(left)} didn’t fit in this email. To see them: npm run desk -- photos ${request.id}`,
      guidePrice.length > 0 && { rows: guidePrice },
      printReply(request),
      { photos: attached.map(idOf) },
    ]),
    attachments: attached.map((photo) => ({
      filename: `request-${request.id}-photo-${photo.id}.jpg`,
      cid: idOf(photo),
      contentType: "image/jpeg",
      content: Buffer.from(photo.image.buffer, photo.image.byteOffset, photo.image.byteLength),
    })),
  };
}

function count(photos: number): string {
  return `${photos} ${photos === 1 ? "photo" : "photos"}`;
}
