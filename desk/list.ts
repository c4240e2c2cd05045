// desk list: the newest quote requests, one a line.

import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { listQuoteRequests } from "#server/quote/find.ts";
import { type Command, parseCount, withDatabase } from "./command.ts";
import { describeQuoteRequest, printJson, printLocalTime } from "./print.ts";
import { type Column, printTable } from "./table.ts";

export const columns: readonly Column<StoredQuoteRequest>[] = [
  { title: "ID", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "First name", value: ({ firstName }) => firstName, widest: 20 },
  { title: "Email", value: ({ email }) => email, widest: 34 },
  { title: "Vehicle", value: ({ make, model }) => `${make} ${model}`, widest: 28 },
  { title: "Wrap type", value: ({ wrapType }) => wrapType },
];
const spamColumn: Column<StoredQuoteRequest> = {
  title: "Why",
  value: ({ spamReason }) => spamReason ?? "",
};

export const listCommand: Command = {
  name: "list",
  usage: "[--limit N] [--spam] [--json]",
  summary: "the newest quote requests (20 unless told)",
  options: {
    limit: { type: "string" },
    spam: { type: "boolean" },
    json: { type: "boolean" },
  },
  words: 0,
  async run(desk, values) {
    const limit = values.limit === undefined ? 20 : parseCount(values.limit, "--limit");
    const spam = values.spam === true;
    // One more than is shown tells whether there are more.
    const found = await withDatabase(desk, ({ queries }) =>
      listQuoteRequests(queries, { spam, limit: limit + 1 }),
    );
    const requests = found.slice(0, limit);
    if (values.json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length === 0) {
      return desk.print(spam ? "Nothing is set aside as spam.\n" : "No quote requests yet.\n");
    }
    desk.print(printTable(spam ? [...columns, spamColumn] : columns, requests));
    if (found.length > limit) {
      desk.print(`There are more: --limit ${2 * limit} shows older ones too.\n`);
    }
  },
};
