// Exports: quote requests as CSV, or everything held about one person.

import { z } from "zod";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import { plural } from "#desk/plural.ts";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { listQuoteRequests } from "#server/quote/find.ts";
import { commandLine, type Desk, withDatabase } from "../../desk.ts";
import { printCsv } from "../../terminal/csv.ts";
import { printLocalTime } from "../../terminal/print.ts";
import { defineAction, emailAddress, flag, outPath } from "../action.ts";
import { findHeld, printHeldJson, printHeldPage, printHeldText } from "./held.ts";

export const exportAction = defineAction({
  name: "export",
  usage: "--csv [--spam] [--out FILE] | --email ADDRESS [--out FILE]",
  summary: "requests as CSV, or all data about one person as a page or JSON",
  takes: z
    .object({ csv: flag, spam: flag, email: emailAddress.optional(), out: outPath("FILE") })
    .refine(
      ({ csv, email }) => csv === (email === undefined),
      "Choose one: --csv or --email ADDRESS.",
    ),
  async run(desk, { spam, email, out }) {
    if (email !== undefined) return exportPerson(desk, email, out);
    const { text, count } = await withDatabase(desk, (database) => buildCsv(database, spam));
    if (out === undefined) return desk.print(text);
    await desk.writeFile(out, text);
    desk.print(`${printWritten(count, out)}\n`);
  },
});

async function exportPerson(desk: Desk, email: string, out: string | undefined): Promise<void> {
  const held = await findHeld(desk, email);
  if (out === undefined) {
    const command = commandLine(`export --email ${email} --out held.html`);
    return desk.print(
      `${printHeldText(desk, held)}\nAs a page to send, photos included: ${command}\n`,
    );
  }
  await desk.writeFile(
    out,
    out.endsWith(".json") ? printHeldJson(held) : await printHeldPage(desk, held),
  );
  desk.print(
    `${printWritten(held.requests.length, out)} Not in it: emails in your mailbox, and what a webhook has passed on.\n`,
  );
}

const printWritten = (count: number, out: string) =>
  `Wrote ${plural(count, "quote request")} to ${out}.`;

export async function buildCsv({ queries }: Database, spam: boolean) {
  const requests = await listQuoteRequests(queries, { shelf: spam ? "spam" : "all" });
  return { text: printCsv([titles(), ...requests.map(toRow)]), count: requests.length };
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
