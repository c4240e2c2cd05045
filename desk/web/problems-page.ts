// Whether the site is well, on one page.

import { html } from "hono/html";
import { button, type Html, page, plural } from "./layout.ts";
import { printNotices } from "./notices-table.ts";
import type { Problems } from "./problems.ts";
import { printWhen } from "./times.ts";

export function printProblemsPage(problems: Problems & { done: string | undefined }): Html {
  const { parked, done } = problems;
  return page({
    title: "Problems",
    place: "problems",
    parked,
    done,
    body: html`<h1>Problems</h1>
<div class="checks">${printUnsent(problems)}${printBackup(problems)}${printSpace(problems)}${printLaunch()}</div>`,
  });
}

function printUnsent({ notices, parked, now }: Problems): Html {
  const said =
    notices.length === 0
      ? "All have been sent."
      : parked === 0
        ? "Some are waiting for their next try."
        : `${plural(parked, "notice")} given up after three days.`;
  return check(
    "Emails and notices",
    parked > 0,
    html`<p>${said}</p>
${notices.length === 0 ? "" : printNotices(notices, now, true)}
${parked === 0 ? "" : button("/problems/resend", "Send these again")}`,
  );
}

function printBackup({ backup, now }: Problems): Html {
  const said = backup.at
    ? html`<p>The last one by desk backup was written ${printWhen(backup.at, now).toLowerCase()}.</p>`
    : html`<p>None has been written by desk backup.</p>`;
  return check(
    "Backup",
    backup.isOld,
    html`${said}${backup.isOld ? html`<p>Make one every night: <code>npm run desk -- backup --out FOLDER --keep 60</code></p>` : ""}`,
  );
}

function printSpace({ space }: Problems): Html {
  const { freeMegabytes, storedMegabytes, photoMegabytes, storeLimit, photoSpace } = space;
  const count = (megabytes: number) => `${megabytes.toLocaleString("en-GB")} MB`;
  return check(
    "Space",
    space.isLow,
    html`<p>${count(freeMegabytes)} are free on the disk. The database has ${count(storedMegabytes)} of the ${count(storeLimit + photoSpace)} it may have; photos are ${count(photoMegabytes)} of that, and may be ${count(photoSpace)}.</p>`,
  );
}

function printLaunch(): Html {
  return check(
    "Launch check",
    undefined,
    html`<p>What a real business has to settle before going live. It sends you an email, where a mail server is set, and asks the public address.</p>
${button("/problems/launch-check", "Run the launch check")}`,
  );
}

/** @param isWrong `undefined` where it was not looked at. */
function check(name: string, isWrong: boolean | undefined, body: Html): Html {
  const verdict =
    isWrong === undefined
      ? ""
      : html`<span class="state ${isWrong ? "parked" : "sent"}">${isWrong ? "Look at this" : "Fine"}</span>`;
  return html`<section><h2>${name} ${verdict}</h2>${body}</section>`;
}
