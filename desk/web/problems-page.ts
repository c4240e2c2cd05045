// Page about the site's health: failed deliveries, the last backup, space, and the launch check.

import { html } from "hono/html";
import { plural } from "#desk/plural.ts";
import {
  isPhotoSpaceLow,
  isSpaceLow,
  measureSpace,
  type Space,
  type SpaceLimits,
} from "#server/care/space.ts";
import type { Database, StoredDelivery } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import { countFailed, listDeliveries } from "#server/notify/desk-queries.ts";
import { onlyFiles } from "../actions/requests/deliveries.ts";
import { OLDEST_BACKUP } from "../actions/site/backup.ts";
import { commandLine, type Desk } from "../desk.ts";
import { printDeliveries } from "./deliveries-table.ts";
import { type Html, printWhen } from "./formats.ts";
import { at, button, page } from "./layout.ts";

export type Problems = {
  /** Not sent yet, or failed; newest first. */
  deliveries: readonly StoredDelivery[];
  failed: number;
  hasMailServer: boolean;
  space: Space & SpaceLimits & { isLow: boolean };
  backup: { at: string | undefined; isOld: boolean };
  now: Date;
};

export async function findProblems(desk: Desk, database: Database): Promise<Problems> {
  const { dataDir, storeLimit, photoSpace } = desk.env();
  const limits = { storeLimit, photoSpace };
  const space = await measureSpace(database, dataDir);
  const backedUpAt = await readSetting(database.queries, "backed up at");
  const now = desk.now();
  const isLow = isSpaceLow(space, limits) || isPhotoSpaceLow(space, limits);
  return {
    deliveries: await listDeliveries(database, { unsentOnly: true, limit: 50 }),
    failed: await countFailed(database),
    hasMailServer: desk.env().mail.kind === "smtp",
    space: { ...space, ...limits, isLow },
    backup: {
      at: backedUpAt,
      isOld: backedUpAt === undefined || now.getTime() - Date.parse(backedUpAt) > OLDEST_BACKUP,
    },
    now,
  };
}

export function printProblemsPage(problems: Problems, said: string): Html {
  return page({
    title: "Problems",
    place: "problems",
    failed: problems.failed,
    said,
    body: html`<h1>Problems</h1>
<div class="checks">${printUnsent(problems)}${printBackup(problems)}${printSpace(problems)}${printLaunch()}</div>`,
  });
}

function printUnsent({ deliveries, failed, hasMailServer, now }: Problems): Html {
  const summary =
    deliveries.length === 0
      ? "Nothing waiting or failed."
      : failed === 0
        ? "Some are waiting for their next attempt."
        : `${plural(failed, "delivery", "deliveries")} failed, and the site has stopped trying.`;
  return check(
    "Emails and webhooks",
    failed > 0 || !hasMailServer,
    html`<p>${hasMailServer ? "" : `${onlyFiles} `}${summary}</p>
${deliveries.length === 0 ? "" : printDeliveries(deliveries, now, true)}
${failed === 0 ? "" : button("/problems/resend", "Send the failed ones again")}`,
  );
}

function printBackup({ backup, now }: Problems): Html {
  const last = backup.at
    ? html`<p>The last one was written ${printWhen(backup.at, now).replace(/^[TY]/, (first) => first.toLowerCase())}.</p>`
    : html`<p>No backup has been made with the desk yet.</p>`;
  const command = commandLine("backup --out FOLDER --keep 60");
  return check(
    "Backup",
    backup.isOld,
    html`${last}${backup.isOld ? html`<p>Make one every night: <code>${command}</code></p>` : ""}`,
  );
}

function printSpace({ space }: Problems): Html {
  const { freeMegabytes, storedMegabytes, photoMegabytes, storeLimit, photoSpace } = space;
  const count = (megabytes: number) => `${megabytes.toLocaleString("en-GB")} MB`;
  return check(
    "Space",
    space.isLow,
    html`<p>${count(freeMegabytes)} free on the disk. The database uses ${count(storedMegabytes)} of ${count(storeLimit + photoSpace)}; its photos use ${count(photoMegabytes)} of ${count(photoSpace)}.</p>`,
  );
}

function printLaunch(): Html {
  return check(
    "Launch check",
    undefined,
    html`<p>Lists what a real business has to settle before going live. It calls the public address, and sends you a test email if a mail server is set.</p>
${button("/problems/launch-check", "Run the launch check")}`,
  );
}

/** @param isWrong `undefined` if not checked. */
function check(name: string, isWrong: boolean | undefined, body: Html): Html {
  const verdict =
    isWrong === undefined
      ? ""
      : html`<span class="state ${isWrong ? "parked" : "sent"}">${isWrong ? "Look at this" : "Fine"}</span>`;
  return html`<section><h2>${name} ${verdict}</h2>${body}</section>`;
}

export function printLaunchPage(text: string): Html {
  return page({
    title: "Launch check",
    place: "problems",
    body: html`<p class="back"><a href="${at("/problems")}">Problems</a></p><h1>Launch check</h1><pre class="said" tabindex="0" role="region" aria-label="Open points">${text.trim()}</pre>`,
  });
}
