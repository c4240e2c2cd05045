// desk export: all quote requests, for a spreadsheet.

import { type QuoteField, quoteFieldNames } from "#contract/quote-request.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { listQuoteRequests } from "#server/quote/find.ts";
import { type Command, UsageError, withDatabase } from "./command.ts";
import { printCsv } from "./csv.ts";
import { printLocalTime } from "./print.ts";

const fields: Record<QuoteField, (request: StoredQuoteRequest) => string> = {
  firstName: (request) => request.first_name,
  email: (request) => request.email,
  make: (request) => request.make,
  model: (request) => request.model,
  wrapType: (request) => request.wrap_type,
  message: (request) => request.message,
};

export const exportCommand: Command = {
  name: "export",
  usage: "--csv [--out FILE] [--spam]",
  summary: "all quote requests, for a spreadsheet",
  options: { csv: { type: "boolean" }, out: { type: "string" }, spam: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    if (!values.csv) throw new UsageError("Say in which form: --csv.");
    const requests = await withDatabase(desk, ({ queries }) =>
      listQuoteRequests(queries, { spam: values.spam === true }),
    );
    const csv = printCsv([titles(), ...requests.map(toRow)]);
    if (typeof values.out !== "string") return desk.print(csv);
    await desk.writeFile(values.out, csv);
    desk.print(`Wrote ${requests.length} quote requests to ${values.out}.\n`);
  },
};

function titles(): string[] {
  return [
    "ID",
    "Received (Europe/London)",
    ...Object.keys(fields).map((field) => quoteFieldNames[field as QuoteField]),
  ];
}

function toRow(request: StoredQuoteRequest): string[] {
  return [
    String(request.id),
    printLocalTime(request.received_at),
    ...Object.values(fields).map((read) => read(request)),
  ];
}
