// The desk's actions, in the order of the help text.

import type { Action } from "./actions/action.ts";
import { deliveriesAction } from "./actions/requests/deliveries.ts";
import { exportAction } from "./actions/requests/export.ts";
import { findAction, listAction } from "./actions/requests/list.ts";
import { requestActions } from "./actions/requests/request-actions.ts";
import { photosAction, showAction } from "./actions/requests/show.ts";
import { backupAction } from "./actions/site/backup.ts";
import { canaryAction } from "./actions/site/canary.ts";
import { launchCheckAction } from "./actions/site/launch-check.ts";
import { openAction } from "./actions/site/open.ts";
import { pictureAction, picturesAction } from "./actions/site/pictures.ts";
import { purgeAction } from "./actions/site/purge.ts";
import { moveAction, restoreAction } from "./actions/site/replace.ts";
import { mailTestAction, webhookTestAction } from "./actions/site/send-tests.ts";

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
  picturesAction,
  pictureAction,
  launchCheckAction,
];
