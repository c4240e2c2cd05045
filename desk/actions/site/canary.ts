// End-to-end check: posts a request, finds it in the database and removes it. Its filled honeypot prevents mails.

import { z } from "zod";
import {
  directAnswer,
  idempotencyKeyHeader,
  quoteForm,
  wrapTypes,
} from "#contract/quote-request.ts";
import { explainProblem, nameProblem } from "#server/notify/explain-problem.ts";
import { type Desk, DeskError, UsageError, withDatabase } from "../../desk.ts";
import { defineAction } from "../action.ts";

/** Milliseconds. */
export const ANSWER_WITHIN = 15_000;

export const canaryAction = defineAction({
  name: "canary",
  usage: "[--url https://www.example.com]",
  summary: "check that a form sent to the site reaches the database; for cron",
  takes: z.object({ url: z.string().optional() }),
  async run(desk, given) {
    const url = URL.parse(given.url ?? desk.env().siteOrigin ?? "");
    if (!url?.protocol.startsWith("http"))
      throw new UsageError("Name the site: --url https://www.example.com, or set SITE_URL.");
    await tryForm(desk, url);
    desk.print(`A request sent to ${url.origin} arrived in the database and was removed.\n`);
  },
});

/** Rejects with a `DeskError` unless the request arrives. */
export async function tryForm(desk: Desk, url: URL): Promise<void> {
  const key = desk.newUuid();
  await withDatabase(desk, async ({ queries }) => {
    let removed = 0n;
    const answer = await post(desk, new URL("/", url), key).finally(async () => {
      // Finds the row by its model: a proxy may have removed the header with the idempotency key.
      const removal = queries.deleteFrom("quoteRequest").where("model", "=", key);
      removed = (await removal.executeTakeFirst()).numDeletedRows;
    });
    if (removed === 0n) {
      throw new DeskError(
        "The site accepted the request, but it is not in this database: does DATA_DIR or DATABASE_URL name another?",
      );
    }
    if (answer.headers.get(idempotencyKeyHeader) !== key) {
      throw new DeskError(
        `The request arrived, but the answer had no ${idempotencyKeyHeader}, without which browsers send it again: does a proxy remove that header?`,
      );
    }
  });
}

/** Posts as the page's script does. */
async function post(desk: Desk, url: URL, key: string): Promise<Response> {
  const form = {
    [quoteForm.nameField]: quoteForm.name,
    firstName: "Canary",
    email: "canary@site.invalid",
    make: "Canary",
    model: key,
    wrapType: wrapTypes[0],
    [quoteForm.honeypotField]: "canary",
  };
  // As browsers do, say where the form comes from: Sec-Fetch-Site is sent over https only.
  const isSecure = url.protocol === "https:";
  const from = isSecure ? { "Sec-Fetch-Site": "same-origin" } : { Origin: url.origin };
  const answer = await desk
    .fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Accept: directAnswer, ...from, [idempotencyKeyHeader]: key },
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    .catch((error: unknown) => {
      throw new DeskError(`${url.origin} did not answer: ${explainProblem(nameProblem(error))}.`);
    });
  if (answer.status !== 204) {
    throw new DeskError(
      `${url.origin} answered ${answer.status} instead of 204: does a proxy redirect or change forms?`,
    );
  }
  return answer;
}
