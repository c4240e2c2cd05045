// The table of everything that the desk can do, in the order the list of commands has them. The terminal
// (terminal/run.ts) runs them by name; the pages offer the buttons that some of them have.

import type { Action } from "./actions/action.ts";
import { backupAction } from "./actions/backup.ts";
import { canaryAction } from "./actions/canary.ts";
import { deliveriesAction } from "./actions/deliveries.ts";
import { exportAction } from "./actions/export.ts";
import { findAction, listAction } from "./actions/list.ts";
import { openAction } from "./actions/open.ts";
import { photosAction } from "./actions/photos.ts";
import { purgeAction } from "./actions/purge.ts";
import { moveAction, restoreAction } from "./actions/replace.ts";
import { requestActions } from "./actions/request-actions.ts";
import { mailTestAction, webhookTestAction } from "./actions/send-tests.ts";
import { showAction } from "./actions/show.ts";
import { launchCheckCommand } from "./launch-check.ts";
import { pictureCommand } from "./picture.ts";
import { picturesCommand } from "./pictures.ts";

export const actions: readonly Action[] = [
  openAction,
  listAction,
  showAction,
  photosAction,
  findAction,
  exportAction,
  deliveriesAction,
  ...requestActions,
  purgeAction,
  backupAction,
  restoreAction,
  moveAction,
  mailTestAction,
  webhookTestAction,
  canaryAction,
  picturesCommand,
  pictureCommand,
  launchCheckCommand,
];
