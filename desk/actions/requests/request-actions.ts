// Actions on a request, in the order of its panel's buttons. The panel shows those whose `isOffered` returns true.

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
