// Desk actions that list and resend deliveries: mails and webhook calls.

import { z } from "zod";
import { plural } from "#desk/plural.ts";
import type { StoredDelivery } from "#server/db/schema.ts";
import { listDeliveries, resendDeliveries } from "#server/notify/desk-queries.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { commandLine, DeskError, withDatabase } from "../../desk.ts";
import { deliveryStates, printLocalTime } from "../../terminal/print.ts";
import { type Column, printTable } from "../../terminal/table.ts";
import { defineAction, flag, requestId, wholeNumber } from "../action.ts";

const columns: readonly Column<StoredDelivery>[] = [
  { title: "ID", value: ({ id }) => String(id) },
  { title: "Request", value: ({ quoteRequestId }) => String(quoteRequestId) },
  { title: "Channel", value: ({ channel }) => channel },
  { title: "State", value: ({ state }) => deliveryStates[state] },
  { title: "Attempts", value: ({ attempts }) => String(attempts) },
  { title: "Sent or next", value: printWhen },
  {
    title: "Last problem",
    value: ({ lastProblem }) => (lastProblem === null ? "" : explainProblem(lastProblem)),
    widest: 100,
  },
];

function printWhen({ state, sentAt, dueAt }: StoredDelivery): string {
  if (state === "sent") return sentAt === null ? "" : printLocalTime(sentAt);
  return state === "waiting" ? printLocalTime(dueAt) : "never";
}

export const onlyFiles =
  "No mail server is set: mails are only written to DATA_DIR/mail. Set SMTP_URL to have them sent.";

export const deliveriesAction = defineAction({
  name: "deliveries",
  usage: "[--all] [--limit N]",
  summary: "mails and webhooks that are waiting or have failed",
  takes: z.object({ all: flag, limit: wholeNumber("--limit").default(50) }),
  async run(desk, { all, limit }) {
    if (desk.env().mail.kind === "files") desk.print(`${onlyFiles}\n`);
    const found = await withDatabase(desk, (database) =>
      listDeliveries(database, { unsentOnly: !all, limit: limit + 1 }),
    );
    if (found.length === 0) {
      return desk.print(all ? "There are no deliveries.\n" : "Nothing waiting or failed.\n");
    }
    desk.print(printTable(columns, found.slice(0, limit)));
    if (found.length > limit) {
      const flags = all ? " --all" : "";
      desk.print(`Show more: ${commandLine(`deliveries${flags} --limit ${2 * limit}`)}\n`);
    }
  },
});

const whichDeliveries = "Choose one: the IDs of quote requests, or --failed.";

export const resendAction = defineAction({
  name: "resend",
  usage: "ID… | --failed",
  summary: "resend the mails and webhooks of requests, or all that failed",
  takes: z
    .object({ words: z.array(requestId), failed: flag })
    .refine(({ words, failed }) => words.length > 0 !== failed, whichDeliveries),
  async run(desk, { words: ids, failed }) {
    for (const id of failed ? [undefined] : ids) {
      const count = await withDatabase(desk, (database) => resendDeliveries(database, id));
      if (count === 0) {
        throw new DeskError(
          id === undefined
            ? "No delivery has failed. Waiting ones are retried automatically."
            : `Quote request ${id} has no deliveries to send again.`,
        );
      }
      const deliveries = plural(count, "delivery", "deliveries");
      const whose = id === undefined ? "" : `Quote request ${id}: `;
      desk.print(
        `${whose}${deliveries} due. If the site is running, it sends them within seconds.\n`,
      );
    }
  },
  buttons: [{ path: "resend", label: "Send them again" }],
});
