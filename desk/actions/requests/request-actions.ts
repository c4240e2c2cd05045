// The actions that change one request: commands of the terminal, and buttons on the request's page in this order.

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
