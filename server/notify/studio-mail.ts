// The mail that tells the studio of a quote request: plain text, so that nothing in it can act.

import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine, toHarmlessLines } from "#server/harmless-text.ts";
import { findGuidePrice } from "#server/quote/guide-price.ts";
import { studio } from "#studio/studio.ts";
import { isMailAddress } from "./mail-address.ts";

export type MailText = {
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

/** Longest name column, "Vehicle model:", and a gap. */
const COLUMN = 16;

export type MailFacts = {
  spamThisWeek: number;
  answerLink: string | undefined;
  /** Whether a mail comes while it is not answered. */
  reminds: boolean;
};

export function buildStudioMail(
  request: StoredQuoteRequest,
  { spamThisWeek, answerLink, reminds }: MailFacts,
): MailText {
  const canReply = isMailAddress(request.email);
  const paragraphs = [
    `Quote request ${request.id} from the ${studio.name} website`,
    [
      ...quoteFields
        .filter((field) => field !== "message" && request[field] !== "")
        .map((field) => line(quoteFieldNames[field], toHarmlessLine(request[field]))),
      ...printGuidePrice(request),
      line("Received", printReceivedAt(new Date(request.receivedAt))),
    ].join("\n"),
    request.message !== "" &&
      [`${quoteFieldNames.message}:`, ...toHarmlessLines(request.message).map(indent)].join("\n"),
    request.repeatOf !== null && `Repeat: it says the same as quote request ${request.repeatOf}.`,
    printReply(request),
    answerLink !== undefined &&
      `Once it is answered, say so here${reminds ? ", or an email will remind you" : ""}:\n${answerLink}`,
    spamThisWeek > 0 &&
      `Set aside as spam in the last 7 days: ${spamThisWeek}. To look: npm run desk -- list --spam`,
  ];
  return {
    subject: shorten(
      toHeaderText(
        `Quote request ${request.id}: ${request.wrapType} for ${request.make} ${request.model}`,
      ),
    ),
    text: `${paragraphs.filter((paragraph) => paragraph !== false).join("\n\n")}\n`,
    ...(canReply && {
      replyTo: { name: toHeaderText(request.firstName), address: request.email },
    }),
  };
}

/** One line, or none where the site has no price for it. */
export function printGuidePrice(request: StoredQuoteRequest): string[] {
  const guide = findGuidePrice(request);
  return guide ? [line("Guide price", `${guide.price} (${guide.basis})`)] : [];
}

/** How to reach whoever asked. */
export function printReply({ email }: StoredQuoteRequest): string {
  return isMailAddress(email)
    ? `To answer, reply to this email: it goes to ${email}. The form asks for no phone number.`
    : "The email address looks unusual: check it before writing to it.";
}

function line(name: string, value: string): string {
  return `${name}:`.padEnd(COLUMN) + value;
}

/** "Friday, 20 November 2026 at 14:03 GMT": the workshop's own time. */
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

/** Mail programs decode =?utf-8?q?…?= wherever it stands in a header; a space keeps it the text it is. */
function toHeaderText(text: string): string {
  return toHarmlessLine(text).replaceAll("=?", "= ?");
}

function indent(line: string): string {
  return `  ${line}`;
}

function shorten(subject: string): string {
  const characters = [...subject];
  return characters.length <= 150 ? subject : `${characters.slice(0, 149).join("")}…`;
}
