// One quote request in full, with its deliveries, and its photos.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine, toHarmlessLines } from "#server/harmless-text.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { findPhoto, listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { findQuoteRequest, listNoticesOf } from "#server/quote/find.ts";
import { commandLine, MissingError, withDatabase } from "../../desk.ts";
import { deliveryStates, printLocalTime } from "../../terminal/print.ts";
import { type Column, printTable } from "../../terminal/table.ts";
import { defineAction, oneRequest, outPath } from "../action.ts";

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

const columns: readonly Column<PhotoInBrief>[] = [
  { title: "Photo", value: ({ id }) => String(id) },
  { title: "Received", value: ({ receivedAt }) => printLocalTime(receivedAt).slice(0, 16) },
  { title: "Pixels", value: ({ width, height }) => `${width} × ${height}` },
  { title: "KB", value: ({ bytes }) => String(Math.ceil(bytes / 1000)) },
];

export const photosAction = defineAction({
  name: "photos",
  usage: "ID [--out FOLDER]",
  summary: "the photos of one request; --out writes them as files",
  takes: z.object({ words: oneRequest, out: outPath("FOLDER") }),
  async run(desk, { words: [id], out }) {
    await withDatabase(desk, async ({ queries }) => {
      if (!(await findQuoteRequest(queries, id))) throw new MissingError(id);
      const photos = await listPhotosOf(queries, [id]);
      if (photos.length === 0) return desk.print(`Quote request ${id} has no photos.\n`);
      desk.print(printTable(columns, photos));
      if (out === undefined) return;
      // If the folder cannot be made, writing the first file says why.
      await mkdir(out).catch(() => {});
      for (const { id: photoId } of photos) {
        const photo = await findPhoto(queries, photoId);
        const file = join(out, `request-${id}-photo-${photoId}.jpg`);
        if (photo) await desk.writeFile(file, photo.image);
      }
      desk.print(`Written to ${out}.\n`);
    });
  },
});
