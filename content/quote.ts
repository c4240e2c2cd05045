// Words of the quote dialog and its form.

import { studio } from "#facts/studio.ts";

export const dialog = {
  title: "Get Your Free Quote",
  close: "Close quote modal",
  reply: `${studio.name} responds quickly during business hours.`,
  testimonial: {
    quote:
      "They priced it from four photos and the price held. I have looked for an edge and not found one.",
    name: "Daniel Osei",
    role: "BMW 1 Series, Altrincham",
  },
} as const;

export const form = {
  honeypot: "Leave this empty",
  /** Before the choice in words that goes along. */
  choice: "Sent with your request:",
  makeExample: "e.g. Ford",
  modelExample: "e.g. Fiesta",
  wrapTypePlaceholder: "Select wrap type",
  submit: "Send My Quote Request",
  submitting: "Submitting…",
  privacy: {
    text: "We use these details to answer your request.",
    link: "Privacy policy",
  },
  note: "A price range first. A firm quote once we have seen the vehicle or clear photos.",
} as const;
