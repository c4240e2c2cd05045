import { wrapTypes } from "#contract/quote-request.ts";
import * as has from "#studio/has.ts";
import { demonstration, studio } from "#studio/studio.ts";

/** Label of the buttons that open the quote form (spec §2). */
export const getQuote = "Get a Quote";

export const dialog = {
  title: "Get Your Free Quote",
  close: "Close quote modal",
  reply: `${studio.name} responds quickly during business hours.`,
} as const;

export const form = {
  honeypot: "Leave this empty",
  /** Precedes the choice sent with the request. */
  choice: "Sent with your request:",
  makeExample: "e.g. Ford",
  modelExample: "e.g. Fiesta",
  wrapTypePlaceholder: "Select wrap type",
  /** Wrap types that the studio offers. The server accepts the others too. */
  wrapTypes: wrapTypes.filter(
    (type) =>
      (has.vans || type !== "Commercial Branding") &&
      (has.paintProtection || type !== "Paint Protection Film"),
  ),
  submit: "Send my quote request",
  submitting: "Submitting…",
  /** Summary for screen readers, which then read each message with its field. */
  problems: (fields: readonly string[]) =>
    `${fields.length} fields need attention: ${fields.join(", ")}.`,
  privacy: {
    text: demonstration
      ? "This is a demonstration: nobody will reply, so don’t use your real details."
      : "We’ll only use these details to answer your request.",
    link: "Privacy policy",
  },
  note: "You’ll get a guide price first, then a firm quote once we’ve seen the vehicle or clear photos.",
} as const;

/** Shown below an email address that looks mistyped. */
export const emailHint = {
  question: (domain: string) => `Did you mean ${domain}?`,
  accept: "Yes, change it",
};
