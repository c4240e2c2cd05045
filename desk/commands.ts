// Every command of the desk, in the order its usage lists them. Each is in the file of its name.

import { answeredCommand } from "./answered.ts";
import { backupCommand } from "./backup.ts";
import { canaryCommand } from "./canary.ts";
import type { Command } from "./command.ts";
import { eraseCommand } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { findCommand } from "./find.ts";
import { launchCheckCommand } from "./launch-check.ts";
import { listCommand } from "./list.ts";
import { mailTestCommand } from "./mail-test.ts";
import { markCommand } from "./mark.ts";
import { moveCommand } from "./move.ts";
import { notSpamCommand } from "./not-spam.ts";
import { noteCommand } from "./note.ts";
import { noticesCommand } from "./notices.ts";
import { openCommand } from "./open.ts";
import { photosCommand } from "./photos.ts";
import { pictureCommand } from "./picture.ts";
import { picturesCommand } from "./pictures.ts";
import { purgeCommand } from "./purge.ts";
import { resendCommand } from "./resend.ts";
import { restoreCommand } from "./restore.ts";
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
