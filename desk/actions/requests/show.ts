// Desk actions that show a quote request in full, and write its photos to files.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import { plural } from "#desk/plural.ts";
import type { StoredDelivery, StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLines } from "#server/harmless-text.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { findPhoto, listPhotosOf, type PhotoInBrief } from "#server/photos/find.ts";
import { findQuoteRequest, listDeliveriesOf } from "#server/quote/find.ts";
import { commandLine, MissingError, withDatabase } from "../../desk.ts";
import { deliveryStates, printLocalTime } from "../../terminal/print.ts";
import { type Column, printTable } from "../../terminal/table.ts";
import { defineAction, oneRequest, outPath } from "../action.ts";
import { onlyFiles } from "./deliveries.ts";

export const showAction = defineAction({
  name: "show",
  usage: "ID",
  summary: "one quote request in full",
  takes: z.object({ words: oneRequest }),
  async run(desk, { words: [id] }) {
    await withDatabase(desk, async ({ queries }) => {
      const request = await findQuoteRequest(queries, id);
      if (request === undefined) throw new MissingError(id);
      const photos = (await listPhotosOf(queries, [id])).length;
      const deliveries = await listDeliveriesOf(queries, [id]);
      const hasOnlyFiles = deliveries.length > 0 && desk.env().mail.kind === "files";
      const files = `${photos}; as files: ${commandLine(`photos ${id} --out FOLDER`)}`;
      desk.print(
        printFacts(id, [
          ...listFacts(request),
          ...(photos === 0 ? [] : [["Photos", [files]] as const]),
          ...deliveries.map((one) => [`Delivery ${one.id}`, [printDelivery(one)]] as const),
        ]),
      );
      if (hasOnlyFiles) desk.print(`${onlyFiles}\n`);
    });
  },
});

export type Fact = readonly [name: string, lines: readonly string[]];

/** Labels and values for `show` and a person's export, without photos and deliveries. */
export function listFacts(request: StoredQuoteRequest): Fact[] {
  const at = (iso: string) => [printReceivedAt(new Date(iso))];
  return [
    ["Received", at(request.receivedAt)],
    ...quoteFields
      .filter((field) => request[field] !== "")
      .map((field): Fact => [quoteFieldNames[field], toHarmlessLines(request[field])]),
    ...fact("Repeat of", request.repeatOf, (id) => [`request ${id}`]),
    ...fact("Note", request.note, toHarmlessLines),
    ...fact("Flagged as spam", request.spamReason, (reason) => [reason]),
    ...fact("Answered", request.answeredAt, at),
    ...fact("Customer since", request.customerSince, at),
  ];
}

function fact<T>(name: string, value: T | null, print: (value: T) => string[]): Fact[] {
  return value === null ? [] : [[name, print(value)]];
}

export function printFacts(id: number, facts: readonly Fact[]): string {
  const lines = facts.map(
    ([name, text]) => `  ${`${name}:`.padEnd(22)}${text.join(`\n${" ".repeat(24)}`)}`,
  );
  return `${[`Quote request ${id}`, ...lines].join("\n")}\n`;
}

function printDelivery({ channel, state, attempts, sentAt, dueAt, lastProblem }: StoredDelivery) {
  if (state === "sent" && sentAt !== null) return `${channel}, sent ${printLocalTime(sentAt)}`;
  const tried = plural(attempts, "attempt");
  const problem = lastProblem === null ? "" : `, last problem: ${explainProblem(lastProblem)}`;
  return state === "waiting"
    ? `${channel}, waiting (${tried}), next ${printLocalTime(dueAt)}${problem}`
    : `${channel}, ${deliveryStates[state]} after ${tried}${problem}`;
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
      // `mkdir` fails if the folder exists. After any other failure, writing the first file fails too.
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
