// Where a request stands, as the desk's pages show it.

import { html } from "hono/html";
import type { Standing } from "#server/reminder/standing.ts";
import type { Html } from "./layout.ts";

const names: Record<Standing, string> = {
  open: "Open",
  overdue: "Overdue",
  answered: "Answered",
  customer: "Customer",
  spam: "Spam",
};

export function printStanding(standing: Standing): Html {
  return html`<span class="state ${standing}">${names[standing]}</span>`;
}
