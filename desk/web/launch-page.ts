// The launch check, in the words of its command.

import { html } from "hono/html";
import { type Desk, DeskError } from "../command.ts";
import { launchCheckCommand } from "../launch-check.ts";
import { type Html, page } from "./layout.ts";

export async function printLaunchPage(desk: Desk): Promise<Html> {
  let said = "";
  const print = (text: string) => {
    said += text;
  };
  await launchCheckCommand.run({ ...desk, print }, {}, []).catch((error: unknown) => {
    if (!(error instanceof DeskError)) throw error;
    print(`${error.message}\n`);
  });
  return page({
    title: "Launch check",
    place: "problems",
    body: html`<p class="back"><a href="/problems">Problems</a></p><h1>Launch check</h1><pre class="said" tabindex="0" role="region" aria-label="What is open">${said.trim()}</pre>`,
  });
}
