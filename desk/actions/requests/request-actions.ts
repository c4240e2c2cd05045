// Actions on a request. The panel on the request's page shows the buttons that have `isOffered` in this order.

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
