// Exports: all quote requests for a spreadsheet, or everything held on one person.

import { z } from "zod";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { Database, StoredPhoto, StoredQuoteRequest } from "#server/db/schema.ts";
import { findPhoto } from "#server/photos/find.ts";
import { listQuoteRequests } from "#server/quote/find.ts";
import { findByEmail, type HeldOnPerson } from "#server/quote/person.ts";
import { withDatabase } from "../desk.ts";
import { printCsv } from "../terminal/csv.ts";
import { describeQuoteRequest, printJson, printLocalTime } from "../terminal/print.ts";
import { defineAction, emailAddress, flag, outPath } from "./action.ts";

export const exportAction = defineAction({
  name: "export",
  usage: "--csv [--spam] | --email ADDRESS [--out FILE]",
  summary: "all requests for a spreadsheet, or all held on a person",
  takes: z
    .object({ csv: flag, spam: flag, email: emailAddress.optional(), out: outPath("FILE") })
    .refine(
      ({ csv, email }) => csv === (email === undefined),
      "Say what: --csv, or --email ADDRESS.",
    ),
  async run(desk, { spam, email, out }) {
    const { text, count } = await withDatabase(desk, (database) =>
      email === undefined ? buildCsv(database, spam) : buildHeld(database, email),
    );
    if (out === undefined) return desk.print(text);
    await desk.writeFile(out, text);
    desk.print(`Wrote ${count} quote ${count === 1 ? "request" : "requests"} to ${out}.\n`);
  },
});

export async function buildCsv({ queries }: Database, spam: boolean) {
  const requests = await listQuoteRequests(queries, { shelf: spam ? "spam" : "all" });
  return { text: printCsv([titles(), ...requests.map(toRow)]), count: requests.length };
}

export async function buildHeld(database: Database, email: string) {
  const held = await findByEmail(database, email);
  const photos = await Promise.all(held.photos.map(({ id }) => findPhoto(database.queries, id)));
  const text = printHeld(
    held,
    photos.filter((photo) => photo !== undefined),
  );
  return { text, count: held.requests.length };
}

/** Everything held on a person, in a form that can be handed over. @param photos with their pictures. */
function printHeld({ requests, notices }: HeldOnPerson, photos: readonly StoredPhoto[]): string {
  return printJson(
    requests.map((request) => ({
      ...describeQuoteRequest(request),
      notices: notices
        .filter((notice) => notice.quoteRequestId === request.id)
        .map(({ channel, state, createdAt, sentAt }) => ({
          channel,
          state,
          createdAt,
          sentAt,
        })),
      photos: photos
        .filter((photo) => photo.quoteRequestId === request.id)
        .map(({ receivedAt, image }) => ({
          receivedAt,
          jpegInBase64: Buffer.from(image).toString("base64"),
        })),
    })),
  );
}

function titles(): string[] {
  return [
    "ID",
    "Received (Europe/London)",
    ...quoteFields.map((field) => quoteFieldNames[field]),
    "Spam",
    "Customer since",
    "Answered",
    "Note",
  ];
}

function toRow(request: StoredQuoteRequest): string[] {
  return [
    String(request.id),
    printLocalTime(request.receivedAt),
    ...quoteFields.map((field) => request[field]),
    request.spamReason ?? "",
    request.customerSince === null ? "" : printLocalTime(request.customerSince),
    request.answeredAt === null ? "" : printLocalTime(request.answeredAt),
    request.note ?? "",
  ];
}
