// Text for adding photos to a request: by upload, or by email on hosts that do not accept photos.

import { photoLimits } from "#contract/photos.ts";
import { studio } from "#studio/studio.ts";

const subject = "Photos for my quote request";

export const photos = {
  heading: "Add photos",
  /** Without scripts, and on hosts that accept no photos. */
  byEmail: "Email your photos to",
  orByEmail: "Or email them to",
  email: studio.email,
  emailLink: `mailto:${studio.email}?subject=${encodeURIComponent(subject)}`,
  choose: "Choose photos",
  take: "Take a photo",
  hint: `Up to ${photoLimits.count} photos. We shrink each one first and strip out its location. The photos are stored with your request and emailed to us.`,
  /** Shown to a visitor who came by a link, which may belong to another browser's request. */
  linked: "Photos you add here go with the request whose link you followed.",
  leaveLink: "Add to my own request instead",
  remove: "Remove",
  retry: "Try again",
  list: "Your photos",
  states: {
    preparing: "Getting it ready",
    waiting: "Waiting to be sent",
    sending: "Sending",
    sent: "Sent",
  },
  unreadable: "This browser can’t read the photo. Email it to us instead, or save it as a JPEG.",
  tooMany: (count: number) =>
    `At most ${photoLimits.count} photos: ${count === 1 ? "one was" : `${count} were`} left out.`,
  arrived: (count: number) =>
    `${count === 1 ? "One photo has" : `${count} photos have`} reached us.`,
  requestUnsent: "We’ll send your photos as soon as your request has reached us.",
  waiting: "Leave this page open while we keep trying.",
} as const;
