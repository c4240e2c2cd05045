// What was just done, in words: the page after a form names it in its address, and only these can be named.

import type { Context } from "hono";

const words = {
  answered: "Marked as answered.",
  reopened: "No longer marked as answered.",
  customer: "Marked as a customer: the request is kept for six years.",
  "not-customer": "No longer marked as a customer.",
  "not-spam": "Taken out of the spam. The running site sends its notices within seconds.",
  note: "Note saved.",
  resent: "The running site sends them again within seconds.",
  erased:
    "Erased. Emails in your mailbox, what a webhook has passed on, and backups are not reached from here; restoring a backup leaves this person out.",
} as const;

export type Done = keyof typeof words;

export function doneIn(context: Context): string | undefined {
  const done = context.req.query("done") ?? "";
  return Object.hasOwn(words, done) ? words[done as Done] : undefined;
}
