// Every trial of the server, in the order of the table.

import { badPhotosTrial } from "./bad-photos.ts";
import { createClockAheadTrial, createClockTrial } from "./clock.ts";
import { createBackupTrial, createEraseTrial, createRestoreTrial } from "./desk-under-load.ts";
import { diskFullTrial, readOnlyDatabaseTrial, unusableFolderTrial } from "./disk.ts";
import { trialEngines } from "./engines.ts";
import { pipelinedTrial, unreadTrial } from "./floods.ts";
import { fuzzTrial } from "./fuzz.ts";
import { createKillTrial } from "./kills.ts";
import { createLockTrial } from "./locked.ts";
import { madeUpHostsTrial } from "./made-up-hosts.ts";
import { createMailServerTrial } from "./mail-server.ts";
import { outageTrial } from "./outage.ts";
import { createPhotoKillTrial } from "./photo-kills.ts";
import { productionTrial } from "./production.ts";
import { stopStartsTrial } from "./stop-starts.ts";
import { stopTrial } from "./stops.ts";
import { createThroughputTrial } from "./throughput.ts";
import type { Trial } from "./trial.ts";

export const trials: readonly Trial[] = [
  ...trialEngines.map(createKillTrial),
  ...trialEngines.map(createPhotoKillTrial),
  ...trialEngines.map(createMailServerTrial),
  outageTrial,
  stopTrial,
  stopStartsTrial,
  productionTrial,
  ...trialEngines.map(createClockTrial),
  ...trialEngines.map(createClockAheadTrial),
  ...trialEngines.map(createBackupTrial),
  ...trialEngines.map(createRestoreTrial),
  ...trialEngines.map(createEraseTrial),
  ...trialEngines.map(createLockTrial),
  diskFullTrial,
  unusableFolderTrial,
  readOnlyDatabaseTrial,
  fuzzTrial,
  badPhotosTrial,
  pipelinedTrial,
  unreadTrial,
  madeUpHostsTrial,
  ...trialEngines.map(createThroughputTrial),
];
