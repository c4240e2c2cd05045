// Lists of quote requests: the newest ones, and search results.

import { z } from "zod";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import {
  countOpen,
  findByEmail,
  listQuoteRequests,
  type Shelf,
  splitSearch,
} from "#server/quote/find.ts";
import { findOverdueBefore } from "#server/reminder/business-days.ts";
import { countOverdue } from "#server/reminder/queue-reminder.ts";
import { createStanding } from "#server/reminder/standing.ts";
import { commandLine, withDatabase } from "../../desk.ts";
import { describeQuoteRequest, printJson, printLocalTime } from "../../terminal/print.ts";
import { type Column, printTable } from "../../terminal/table.ts";
import { defineAction, emailAddress, flag, wholeNumber } from "../action.ts";

export const buildColumns = (now: Date): readonly Column<StoredQuoteRequest>[] => [
  { title: "ID", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "First name", value: ({ firstName }) => firstName, widest: 20 },
  { title: "Email", value: ({ email }) => email, widest: 34 },
  { title: "Vehicle", value: ({ make, model }) => `${make} ${model}`, widest: 28 },
  { title: "Wrap type", value: ({ wrapType }) => wrapType },
  {
    title: "State",
    value: (request) => {
      const repeated = request.repeatOf ? `, repeat of ${request.repeatOf}` : "";
      return createStanding(now)(request) + repeated;
    },
  },
];
const spamColumn: Column<StoredQuoteRequest> = {
  title: "Why",
  value: ({ spamReason }) => spamReason ?? "",
};

const nothing = {
  all: "No quote requests yet.\n",
  open: "No quote request is open.\n",
  spam: "Nothing is flagged as spam.\n",
} satisfies Partial<Record<Shelf, string>>;

export const listAction = defineAction({
  name: "list",
  usage: "[--open | --spam] [--limit N] [--json]",
  summary: "the newest quote requests (20 by default)",
  takes: z
    .object({ open: flag, spam: flag, limit: wholeNumber("--limit").default(20), json: flag })
    .refine(({ open, spam }) => !(open && spam), "Choose one: --open or --spam."),
  async run(desk, { open, spam, limit, json }) {
    const shelf = spam ? "spam" : open ? "open" : "all";
    const before = findOverdueBefore(desk.now());
    const { found, ...counts } = await withDatabase(desk, async ({ queries }) => ({
      // One extra row shows whether there are more.
      found: await listQuoteRequests(queries, { shelf, limit: limit + 1 }),
      open: await countOpen(queries),
      overdue: before ? await countOverdue(queries, before) : 0,
    }));
    const requests = found.slice(0, limit);
    if (json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length === 0) return desk.print(nothing[shelf]);
    const columns = buildColumns(desk.now());
    desk.print(printTable(spam ? [...columns, spamColumn] : columns, requests));
    if (found.length > limit) {
      const flags = shelf === "all" ? "" : ` --${shelf}`;
      desk.print(`Show more: ${commandLine(`list${flags} --limit ${2 * limit}`)}\n`);
    }
    if (!open) return;
    const late = counts.overdue === 0 ? "" : ` (${counts.overdue} for longer than a business day)`;
    desk.print(
      `Open: ${counts.open}${late}. To mark one as answered: ${commandLine(`answered ${requests.at(-1)?.id}`)}\n`,
    );
  },
});

export const findAction = defineAction({
  name: "find",
  usage: "WORDS | --email ADDRESS [--json]",
  summary: "requests by name, address or vehicle, spam included",
  takes: z
    .object({
      words: z.array(z.string()).transform((typed) => typed.flatMap(splitSearch)),
      email: emailAddress.optional(),
      json: flag,
    })
    .refine(
      ({ words, email }) => (words.length === 0) !== (email === undefined),
      "Say what to find, such as ada tesla or --email ADDRESS.",
    ),
  async run(desk, { words, email, json }) {
    const requests = await withDatabase(desk, async (database) =>
      email === undefined
        ? listQuoteRequests(database.queries, { shelf: "any", words })
        : (await findByEmail(database, email)).requests,
    );
    if (json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length > 0) return desk.print(printTable(buildColumns(desk.now()), requests));
    desk.print(email ? "Nothing is held about this person.\n" : "Nothing found.\n");
  },
});
