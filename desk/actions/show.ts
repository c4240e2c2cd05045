// One quote request in full, with its deliveries.

import { z } from "zod";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine, toHarmlessLines } from "#server/harmless-text.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { listPhotosOf } from "#server/photos/find.ts";
import { findQuoteRequest, listNoticesOf } from "#server/quote/find.ts";
import { commandLine, MissingError, withDatabase } from "../desk.ts";
import { deliveryStates, printLocalTime } from "../terminal/print.ts";
import { defineAction, oneRequest } from "./action.ts";

export const showAction = defineAction({
  name: "show",
  usage: "ID",
  summary: "one quote request in full",
  takes: z.object({ words: oneRequest }),
  async run(desk, { words: [id] }) {
    await withDatabase(desk, async ({ queries }) => {
      const request = await findQuoteRequest(queries, id);
      if (request === undefined) throw new MissingError(id);
      const photos = await listPhotosOf(queries, [id]);
      const notices = await listNoticesOf(queries, id);
      desk.print(printQuoteRequest(request, notices, photos.length));
    });
  },
});

function printQuoteRequest(
  request: StoredQuoteRequest,
  notices: readonly StoredNotice[],
  photos: number,
): string {
  const lines = [
    `Quote request ${request.id}`,
    line("Received", printReceivedAt(new Date(request.receivedAt))),
    ...quoteFields
      .filter((field) => field !== "message" && request[field] !== "")
      .map((field) => line(quoteFieldNames[field], request[field])),
    ...(request.message === "" ? [] : printLines(quoteFieldNames.message, request.message)),
    ...(photos === 0
      ? []
      : [
          line(
            "Photos",
            `${photos}; as files: ${commandLine(`photos ${request.id} --out FOLDER`)}`,
          ),
        ]),
    ...(request.repeatOf === null ? [] : [line("Repeat of", `request ${request.repeatOf}`)]),
    ...(request.spamReason === null ? [] : [line("Spam", request.spamReason)]),
    ...(request.customerSince === null
      ? []
      : [line("Customer", `since ${printLocalTime(request.customerSince).slice(0, 10)}`)]),
    ...(request.answeredAt === null
      ? []
      : [line("Answered", printLocalTime(request.answeredAt).slice(0, 16))]),
    ...(request.note === null ? [] : printLines("Note", request.note)),
    ...notices.map((notice) => line(`Delivery ${notice.id}`, printNotice(notice))),
  ];
  return `${lines.join("\n")}\n`;
}

function line(name: string, value: string): string {
  return `  ${`${name}:`.padEnd(16)}${toHarmlessLine(value)}`;
}

function printLines(name: string, text: string): string[] {
  return [`  ${name}:`, ...toHarmlessLines(text).map((line) => `    ${line}`)];
}

function printNotice({ channel, state, attempts, sentAt, dueAt, lastProblem }: StoredNotice) {
  if (state === "sent" && sentAt !== null) return `${channel}, sent ${printLocalTime(sentAt)}`;
  const tried = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  const problem = lastProblem === null ? "" : `, last problem: ${explainProblem(lastProblem)}`;
  return state === "parked"
    ? `${channel}, ${deliveryStates[state]} after ${tried}${problem}`
    : `${channel}, waiting (${tried}), next ${printLocalTime(dueAt)}${problem}`;
}
