// Actions on a request, in the order of their buttons. The request's panel shows a button if `isOffered` returns true.

import type { Action } from "../action.ts";
import { resendAction } from "./deliveries.ts";
import { eraseAction } from "./erase.ts";
import { answeredAction, markAction, noteAction } from "./mark.ts";
import { notSpamAction, spamAction } from "./spam.ts";

export const requestActions: readonly Action[] = [
  answeredAction,
  noteAction,
  markAction,
  spamAction,
  notSpamAction,
  eraseAction,
  resendAction,
];
