// Text of the studio's mail about a quote request, and parts shared with the studio's other mails.

import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { findGuidePrice } from "#server/quote/guide-price.ts";
import { studio } from "#studio/studio.ts";
import { isMailAddress, toHeaderAddress } from "./mail-address.ts";
import { buildMailBody } from "./mail-body.ts";

export type MailFacts = {
  spamThisWeek: number;
  answerLink: string | undefined;
  /** Whether reminders of unanswered requests are on. */
  reminds: boolean;
};

export function buildStudioMail(
  request: StoredQuoteRequest,
  { spamThisWeek, answerLink, reminds }: MailFacts,
) {
  const { id, repeatOf, message } = request;
  const fields = quoteFields.filter((field) => field !== "message" && request[field] !== "");
  const received = printReceivedAt(new Date(request.receivedAt));
  return {
    ...buildHeaders(request),
    ...buildMailBody([
      `Quote request ${id} from the ${studio.name} website`,
      {
        rows: [
          ...fields.map((field) => [quoteFieldNames[field], request[field]] as const),
          ...printGuidePrice(request),
          ["Received", received],
        ],
      },
      message !== "" && {
        title: `${quoteFieldNames.message}, as the visitor's browser sent it`,
        quoted: message.split(/\r\n|\r|\n/),
      },
      repeatOf !== null && `Repeat: every field is the same as in quote request ${repeatOf}.`,
      printReply(request),
      answerLink !== undefined && {
        text: `Once you’ve answered, mark the request here${reminds ? ", or you’ll get a reminder" : ""}:`,
        link: answerLink,
      },
      spamThisWeek > 0 &&
        `Flagged as spam in the last 7 days: ${spamThisWeek}. To see them: npm run desk -- list --spam`,
    ]),
  };
}

/** Headers shared by all mails about one request. */
export function buildHeaders({ id, wrapType, make, model, firstName, email }: StoredQuoteRequest) {
  const address = toHeaderAddress(email);
  return {
    subject: toHeaderText(`Quote request ${id}: ${wrapType} for ${make} ${model}`),
    ...(address && { replyTo: { name: toHeaderText(firstName), address } }),
  };
}

/** One row, or none if the site has no price for the request. */
export function printGuidePrice(request: StoredQuoteRequest): [string, string][] {
  const guide = findGuidePrice(request);
  return guide ? [["Guide price", `${guide.price} (${guide.basis})`]] : [];
}

export function printReply({ email }: StoredQuoteRequest): string {
  if (toHeaderAddress(email) !== undefined) {
    return `To answer, reply to this email: your answer goes to ${email}. The form doesn’t ask for a phone number.`;
  }
  return isMailAddress(email)
    ? `To answer, write to ${email}: a reply to this email doesn’t go there. The form doesn’t ask for a phone number.`
    : "The email address looks unusual: check it before you write to it.";
}

/** "Friday, 20 November 2026 at 14:03 GMT", in the workshop's time zone. */
export function printReceivedAt(date: Date): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/London",
    timeZoneName: "short",
  }).format(date);
}

/** Breaks up "=?", since mail programs decode =?utf-8?q?…?= anywhere in a header. */
function toHeaderText(text: string): string {
  return toHarmlessLine(text).replaceAll("=?", "= ?");
}
