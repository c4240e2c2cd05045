// desk notices: what has gone out, what is waiting, and what could not be delivered.

import type { StoredNotice } from "#server/db/schema.ts";
import { listNotices } from "#server/notify/desk-queries.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { type Command, parseCount, withDatabase } from "./command.ts";
import { printLocalTime } from "./print.ts";
import { type Column, printTable } from "./table.ts";

const columns: readonly Column<StoredNotice>[] = [
  { title: "ID", value: ({ id }) => String(id) },
  { title: "Request", value: ({ quoteRequestId }) => String(quoteRequestId) },
  { title: "Channel", value: ({ channel }) => channel },
  { title: "State", value: ({ state }) => state },
  { title: "Attempts", value: ({ attempts }) => String(attempts) },
  { title: "Sent or next", value: printWhen },
  {
    title: "Last problem",
    value: ({ lastProblem }) => (lastProblem === null ? "" : explainProblem(lastProblem)),
    widest: 100,
  },
];

export const noticesCommand: Command = {
  name: "notices",
  usage: "[--all] [--limit N]",
  summary: "notices that are waiting or parked",
  options: { all: { type: "boolean" }, limit: { type: "string" } },
  words: 0,
  async run(desk, values) {
    const limit = values.limit === undefined ? 50 : parseCount(values.limit, "--limit");
    const found = await withDatabase(desk, (database) =>
      listNotices(database, { unsentOnly: values.all !== true, limit: limit + 1 }),
    );
    if (found.length === 0) {
      return desk.print(values.all ? "There are no notices.\n" : "Every notice is sent.\n");
    }
    desk.print(printTable(columns, found.slice(0, limit)));
    if (found.length > limit) {
      desk.print(`There are more: --limit ${2 * limit} shows older ones too.\n`);
    }
  },
};

function printWhen({ state, sentAt, dueAt }: StoredNotice): string {
  if (state === "sent") return sentAt === null ? "" : printLocalTime(sentAt);
  return state === "waiting" ? printLocalTime(dueAt) : "never";
}
