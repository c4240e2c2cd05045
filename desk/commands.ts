// Every command of the desk, in the order its usage lists them.

import { canaryCommand } from "./canary.ts";
import { backupCommand, purgeCommand } from "./care.ts";
import type { Command } from "./command.ts";
import { exportCommand } from "./export.ts";
import { eraseCommand, findCommand } from "./find.ts";
import { launchCheckCommand } from "./launch-check.ts";
import { listCommand } from "./list.ts";
import { mailTestCommand } from "./mail-test.ts";
import { answeredCommand, markCommand, noteCommand, notSpamCommand } from "./mark.ts";
import { noticesCommand, resendCommand } from "./notices.ts";
import { openCommand } from "./open.ts";
import { photosCommand } from "./photos.ts";
import { pictureCommand, picturesCommand } from "./pictures.ts";
import { moveCommand, restoreCommand } from "./replace.ts";
import { showCommand } from "./show.ts";
import { webhookTestCommand } from "./webhook-test.ts";

export const commands: readonly Command[] = [
  openCommand,
  listCommand,
  showCommand,
  photosCommand,
  findCommand,
  exportCommand,
  answeredCommand,
  noteCommand,
  markCommand,
  notSpamCommand,
  eraseCommand,
  noticesCommand,
  resendCommand,
  purgeCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  mailTestCommand,
  webhookTestCommand,
  canaryCommand,
  picturesCommand,
  pictureCommand,
  launchCheckCommand,
];
