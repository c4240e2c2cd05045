// Subject access report (UK GDPR, article 15): as terminal text, as an HTML page with photos, or as JSON.

import { html } from "hono/html";
import { paths } from "#contract/paths.ts";
import { printFirm } from "#facts/business.ts";
import { retention as kept } from "#facts/privacy.ts";
import type { StoredPhoto, StoredQuoteRequest } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { channelTitles } from "#server/notify/channels.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { findPhoto } from "#server/photos/find.ts";
import { findMailFiles } from "#server/quote/erase.ts";
import { findByEmail, type HeldOnPerson } from "#server/quote/find.ts";
import { studio } from "#studio/studio.ts";
import { type Desk, DeskError, withDatabase } from "../../desk.ts";
import { deliveryStates, describeQuoteRequest, printJson } from "../../terminal/print.ts";
import { type Fact, listFacts, printFacts } from "./show.ts";

export type Held = Omit<HeldOnPerson, "photos"> & {
  email: string;
  photos: readonly StoredPhoto[];
  /** Number of emails kept as files. */
  mails: number;
};

/** Rejects with a `DeskError` if nothing is held: the address may be misspelt. */
export async function findHeld(desk: Desk, email: string): Promise<Held> {
  return withDatabase(desk, async (database) => {
    const { requests, deliveries, photos } = await findByEmail(database, email);
    const mails = (await findMailFiles(desk.env().dataDir, email)).length;
    if (requests.length + mails === 0) {
      throw new DeskError(`Nothing is held about ${toHarmlessLine(email)}. Is the address right?`);
    }
    const found = await Promise.all(photos.map(({ id }) => findPhoto(database.queries, id)));
    return {
      ...{ email, requests, deliveries, mails },
      photos: found.filter((photo) => photo !== undefined),
    };
  });
}

export function printHeldJson({ requests, deliveries, photos }: Held): string {
  return printJson(
    requests.map((request) => ({
      ...describeQuoteRequest(request),
      deliveries: deliveries
        .filter(({ quoteRequestId }) => quoteRequestId === request.id)
        .map(({ channel, state, createdAt, sentAt }) => ({ channel, state, createdAt, sentAt })),
      photos: photos
        .filter(({ quoteRequestId }) => quoteRequestId === request.id)
        .map(({ receivedAt, image }) => ({ receivedAt, jpegInBase64: toBase64(image) })),
    })),
  );
}

export function printHeldText(desk: Desk, held: Held): string {
  const { title, opening, sections, closing } = describe(desk, held);
  const printed = sections.map(({ id, facts, photos }) => {
    const count = [["Photos", [String(photos.length)]] as const];
    return printFacts(id, photos.length === 0 ? facts : [...facts, ...count]).trimEnd();
  });
  return [title, ...opening, ...printed, ...closing].join("\n\n").concat("\n");
}

/** HTML that embeds the photos and loads nothing. */
export async function printHeldPage(desk: Desk, held: Held): Promise<string> {
  const { title, opening, sections, closing } = describe(desk, held);
  const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
img { display: block; max-width: 100%; height: auto; margin: 1rem 0; }
</style>
</head>
<body>
<h1>${title}</h1>
${opening.map((paragraph) => html`<p>${paragraph}</p>\n`)}
${sections.map(
  ({ id, facts, photos }) => html`<h2>Quote request ${id}</h2>
<dl>${facts.map(([name, lines]) => html`<dt>${name}</dt><dd>${lines.map((line) => html`<bdi>${line}</bdi><br>`)}</dd>\n`)}</dl>
${photos.map(
  ({ receivedAt, width, height, image }) =>
    html`<p>Photo, received ${printReceivedAt(new Date(receivedAt))}</p><img src="data:image/jpeg;base64,${toBase64(image)}" width="${width}" height="${height}" alt="">`,
)}`,
)}
${closing.map((paragraph) => html`<p>${paragraph}</p>\n`)}
</body>
</html>
`;
  return String(page);
}

type Section = { id: number; facts: readonly Fact[]; photos: readonly StoredPhoto[] };

function describe(desk: Desk, { email, requests, deliveries, photos, mails }: Held) {
  const { siteOrigin, retention } = desk.env();
  const sections: Section[] = requests.map((request) => ({
    id: request.id,
    facts: [
      ...listFacts(request),
      ...deliveries
        .filter(({ quoteRequestId }) => quoteRequestId === request.id)
        .map(({ channel, state, sentAt }): Fact => {
          const sent = sentAt && `sent ${printReceivedAt(new Date(sentAt))}`;
          return [channelTitles[channel] ?? channel, [sent ?? deliveryStates[state]]];
        }),
      ["Kept until", [printKeptUntil(request, retention)]],
    ],
    photos: photos.filter(({ quoteRequestId }) => quoteRequestId === request.id),
  }));
  return {
    title: `What ${studio.name} holds about ${toHarmlessLine(email)}`,
    opening: [
      `As of ${printReceivedAt(desk.now())}.`,
      `${printFirm(studio.legal)} ${studio.email}, ${studio.phone.display}`,
    ],
    sections,
    closing: [
      ...(mails === 0 ? [] : [`Emails kept as files: ${mails}.`]),
      `Our privacy policy${siteOrigin ? ` (${siteOrigin}${paths.privacy})` : ""} says why we hold this, who else receives it, how long it is kept and what your rights are.`,
    ],
  };
}

function printKeptUntil(
  { receivedAt, customerSince, spamReason }: StoredQuoteRequest,
  { days, spamDays }: Env["retention"],
): string {
  const date = new Date(customerSince ?? receivedAt);
  if (customerSince === null) date.setUTCDate(date.getUTCDate() + (spamReason ? spamDays : days));
  else date.setUTCFullYear(date.getUTCFullYear() + kept.customerRecords.amount);
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" }).format(
    date,
  );
}

function toBase64(image: Uint8Array): string {
  return Buffer.from(image).toString("base64");
}
