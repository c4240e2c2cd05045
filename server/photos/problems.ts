// Error messages for refused photos, shown to the visitor beside the photo.

import { photoLimits } from "#contract/photos.ts";
import type { Problem } from "#server/http/problem.ts";
import type { Refusal } from "#server/quote/rate-limit.ts";
import { studio } from "#studio/studio.ts";

const side = photoLimits.longestSide.toLocaleString("en-GB");
const elsewhere = `You can also email photos to ${studio.email}.`;
const ring = `Please ring us on ${studio.phone.display}.`;

export const photoProblems = {
  otherSite: {
    status: 403,
    title: "This photo was sent from another site",
    text: `Please add it on our own page. ${elsewhere}`,
  },
  unreadable: {
    status: 400,
    title: "We couldn’t read the photo",
    text: `It arrived damaged. Please send it again. ${elsewhere}`,
  },
  "too slow": {
    status: 408,
    title: "The photo took too long to arrive",
    text: `Please send it again. ${elsewhere}`,
  },
  "unknown request": {
    status: 403,
    title: "We can’t find that quote request",
    text: `So we can’t add photos to it. ${elsewhere}`,
  },
  "too many": {
    status: 409,
    title: "That’s as many photos as a request can have",
    text: `We have ${photoLimits.count} already. ${elsewhere}`,
  },
  "too large": {
    status: 413,
    title: "The photo is too large",
    text: `Photos can be up to ${photoLimits.upload / 1_000_000} MB and ${side} by ${side} pixels. ${elsewhere}`,
  },
  "no picture": {
    status: 415,
    title: "We can’t read this as a photo",
    text: `JPEG, PNG and WebP work. ${elsewhere}`,
  },
  busy: {
    status: 503,
    title: "We’re getting a lot of photos right now",
    text: `Please try again in a minute. ${elsewhere}`,
    headers: { "Retry-After": "10" },
  },
  failed: {
    status: 503,
    title: "We couldn’t save the photo just now",
    text: `Please try again in a minute. ${elsewhere}`,
    headers: { "Retry-After": "30" },
  },
  "no space": {
    status: 507,
    title: "We can’t store more photos right now",
    text: ring,
    headers: { "Retry-After": "3600" },
  },
} as const satisfies Record<string, Problem>;

export function tooManyCalls({ seconds }: Refusal): Problem {
  return {
    status: 429,
    title: "You’ve sent a lot in a short time",
    text: `Please send the photo again later. ${elsewhere}`,
    headers: { "Retry-After": String(seconds) },
  };
}
