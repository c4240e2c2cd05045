import { html } from "hono/html";
import { plural } from "#desk/plural.ts";
import type { StoredDelivery } from "#server/db/schema.ts";
import { channelTitles } from "#server/notify/channels.ts";
import { explainProblem } from "#server/notify/explain-problem.ts";
import { type Html, printWhen } from "./formats.ts";
import { at } from "./layout.ts";

const states = { waiting: "Waiting", sent: "Sent", parked: "Failed" };

/** @param about whether each row names its request. */
export function printDeliveries(
  deliveries: readonly StoredDelivery[],
  now: Date,
  about = false,
): Html {
  const titles = [...(about ? ["About"] : []), "What", "State", "When", "Problem"];
  const rows = deliveries.map((delivery) => {
    const { quoteRequestId: id, channel, state, lastProblem } = delivery;
    const what = channelTitles[channel] ?? channel;
    return html`<tr>
${about ? html`<th scope="row"><a href="${at(`/requests/${id}`)}">Request ${id}</a></th><td>${what}</td>` : html`<th scope="row">${what}</th>`}
<td><span class="state ${state}">${states[state]}</span></td>
<td>${printProgress(delivery, now)}</td>
<td>${lastProblem === null ? "" : explainProblem(lastProblem)}</td></tr>`;
  });
  return html`<table class="deliveries"><thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

function printProgress({ state, sentAt, dueAt, attempts }: StoredDelivery, now: Date): string {
  if (state === "sent") return sentAt === null ? "" : printWhen(sentAt, now);
  if (state === "parked") return `after ${plural(attempts, "attempt")}`;
  return `${plural(attempts, "attempt")}, next ${printWhen(dueAt, now)}`;
}
