// Desk actions that mark a quote request as answered or a customer's, and set its note.

import { z } from "zod";
import { plural } from "#desk/plural.ts";
import { isCalendarDate } from "#facts/calendar-date.ts";
import { londonTime } from "#facts/london-time.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { listPhotosOf } from "#server/photos/find.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import {
  changeCustomer,
  changeNote,
  markAnswered,
  markAnsweredBefore,
  noteLimit,
  reopen,
} from "#server/quote/mark.ts";
import { DeskError, MissingError, withDatabase } from "../../desk.ts";
import { defineAction, flag, oneRequest, requestId } from "../action.ts";
import { refuseExpired } from "./spam.ts";

const calendarDate = z
  .string()
  .refine(isCalendarDate, "--before must be a date, such as 2026-11-20.");

export const answeredAction = defineAction({
  name: "answered",
  usage: "ID… [--undo] | --before DATE",
  summary: "mark requests as answered (--undo reopens them)",
  takes: z
    .object({ words: z.array(requestId), undo: flag, before: calendarDate.optional() })
    .refine(
      ({ words, undo, before }) =>
        (words.length === 0) !== (before === undefined) && !(before !== undefined && undo),
      "Choose one: the IDs of quote requests, or --before DATE.",
    ),
  async run(desk, { words: ids, undo, before }) {
    await withDatabase(desk, async (database) => {
      if (before !== undefined) {
        const count = await markAnsweredBefore(database, londonTime(before));
        return desk.print(`${plural(count, "quote request")} marked as answered.\n`);
      }
      for (const id of ids) {
        const found = await (undo ? reopen(database.queries, id) : markAnswered(database, id));
        if (!found) throw new MissingError(id);
        desk.print(
          `Quote request ${id} is ${undo ? "no longer marked as answered" : "answered"}.\n`,
        );
      }
    });
  },
  buttons: [
    {
      path: "answered",
      label: "Mark as answered",
      isOffered: ({ answeredAt, customerSince }) => answeredAt === null && customerSince === null,
    },
    {
      path: "reopen",
      label: "Reopen",
      isOffered: ({ answeredAt, customerSince }) => answeredAt !== null && customerSince === null,
      options: () => ({ undo: true }),
    },
  ],
});

export const noteAction = defineAction({
  name: "note",
  usage: "ID [WORDS]",
  summary: "set a request's note; without words, remove it",
  takes: z.object({ words: z.tuple([requestId], z.string()) }),
  async run(desk, { words: [id, ...words] }) {
    const note = tidy(words.join(" "));
    const found = await withDatabase(desk, ({ queries }) => changeNote(queries, id, note));
    if (!found) throw new MissingError(id);
    desk.print(
      note === ""
        ? `Quote request ${id} has no note.\n`
        : `The note is kept with quote request ${id}.\n`,
    );
  },
  buttons: [{ path: "note", label: "Save the note", words: readNote }],
});

/** Throws a `DeskError` if the note is too long. */
function tidy(text: string): string {
  const note = text.replaceAll(/\r\n?/g, "\n").trim();
  if (note.length <= noteLimit) return note;
  throw new DeskError(
    `A note can be up to ${noteLimit} characters; this one has ${note.length}. Nothing was changed.`,
  );
}

/** Arguments of `noteAction`. @param fields `note`: the text typed; `shown`: the note when the page was opened */
export function readNote(
  { id, note: stored }: StoredQuoteRequest,
  { note, shown }: Readonly<Record<string, string>>,
): string[] {
  if (note === undefined) throw new DeskError("The note did not arrive.");
  const known = [shown ?? stored ?? "", note].map(tidy);
  if (!known.includes(tidy(stored ?? ""))) {
    const change = stored === null ? "removed" : `changed to “${stored}”`;
    throw new DeskError(`While the page was open, the note was ${change}. Nothing was saved.`);
  }
  return [String(id), note];
}

export const markAction = defineAction({
  name: "mark",
  usage: "ID --customer | --not-customer",
  summary: "mark a request as a customer's, to keep it longer",
  takes: z
    .object({ words: oneRequest, customer: flag, "not-customer": flag })
    .refine(
      (given) => given.customer !== given["not-customer"],
      "Choose one: --customer or --not-customer.",
    ),
  async run(desk, { words: [id], customer }) {
    await withDatabase(desk, async (database) => {
      const request = await findQuoteRequest(database.queries, id);
      if (!request) throw new MissingError(id);
      const { days, photoDays, spamDays } = desk.env().retention;
      const photos = await listPhotosOf(database.queries, [id]);
      const own = request.spamReason === null ? days : spamDays;
      const kept = photos.length > 0 ? Math.min(own, photoDays) : own;
      if (!customer && request.customerSince !== null)
        refuseExpired(desk, request, kept, "no longer marked as a customer's");
      await changeCustomer(database, id, customer);
    });
    desk.print(
      customer
        ? `Quote request ${id} is a customer's now: it is kept for six years.\n`
        : `Quote request ${id} is no longer marked as a customer's.\n`,
    );
  },
  buttons: [
    {
      path: "customer",
      label: "Mark as a customer",
      isOffered: ({ customerSince }) => customerSince === null,
      options: () => ({ customer: true }),
    },
    {
      path: "not-customer",
      label: "Not a customer",
      isOffered: ({ customerSince }) => customerSince !== null,
      options: () => ({ "not-customer": true }),
    },
  ],
});
