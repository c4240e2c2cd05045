// desk list: the newest quote requests, one a line.

import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { countOpen, listQuoteRequests, type Shelf } from "#server/quote/find.ts";
import { findOverdueBefore } from "#server/reminder/business-days.ts";
import { countOverdue } from "#server/reminder/overdue.ts";
import { createStanding } from "#server/reminder/standing.ts";
import { type Command, parseCount, UsageError, withDatabase } from "./command.ts";
import { describeQuoteRequest, printJson, printLocalTime } from "./print.ts";
import { type Column, printTable } from "./table.ts";

export const buildColumns = (now: Date): readonly Column<StoredQuoteRequest>[] => [
  { title: "ID", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "First name", value: ({ firstName }) => firstName, widest: 20 },
  { title: "Email", value: ({ email }) => email, widest: 34 },
  { title: "Vehicle", value: ({ make, model }) => `${make} ${model}`, widest: 28 },
  { title: "Wrap type", value: ({ wrapType }) => wrapType },
  { title: "State", value: createStanding(now) },
];
const spamColumn: Column<StoredQuoteRequest> = {
  title: "Why",
  value: ({ spamReason }) => spamReason ?? "",
};

const nothing = {
  all: "No quote requests yet.\n",
  open: "Nothing is open: every quote request is answered.\n",
  spam: "Nothing is set aside as spam.\n",
} satisfies Partial<Record<Shelf, string>>;

export const listCommand: Command = {
  name: "list",
  usage: "[--open | --spam] [--limit N] [--json]",
  summary: "the newest quote requests (20 unless told)",
  options: {
    limit: { type: "string" },
    open: { type: "boolean" },
    spam: { type: "boolean" },
    json: { type: "boolean" },
  },
  words: 0,
  async run(desk, values) {
    const limit = values.limit === undefined ? 20 : parseCount(values.limit, "--limit");
    if (values.open && values.spam) throw new UsageError("Say one: --open or --spam.");
    const shelf = values.spam ? "spam" : values.open ? "open" : "all";
    // One more than is shown tells whether there are more.
    const before = findOverdueBefore(desk.now());
    const { found, open, overdue } = await withDatabase(desk, async ({ queries }) => ({
      found: await listQuoteRequests(queries, { shelf, limit: limit + 1 }),
      open: await countOpen(queries),
      overdue: before ? await countOverdue(queries, before) : 0,
    }));
    const requests = found.slice(0, limit);
    if (values.json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length === 0) return desk.print(nothing[shelf]);
    const columns = buildColumns(desk.now());
    desk.print(printTable(shelf === "spam" ? [...columns, spamColumn] : columns, requests));
    if (found.length > limit) {
      desk.print(`There are more: --limit ${2 * limit} shows older ones too.\n`);
    }
    if (shelf !== "open") return;
    const late = overdue === 0 ? "" : `, ${overdue} of them for longer than a business day`;
    desk.print(`Open: ${open}${late}. To mark one as answered: desk answered ID\n`);
  },
};
