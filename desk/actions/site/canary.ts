// End-to-end check: posts a request, finds it in the database and removes it. The filled honeypot prevents mails.

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

const ADDRESS = "canary@site.invalid";

/** Milliseconds. */
export const ANSWER_WITHIN = 15_000;

export const canaryAction = defineAction({
  name: "canary",
  usage: "[--url https://www.example.com]",
  summary: "check that a form sent to the site reaches the database; for cron",
  takes: z.object({ url: z.string().optional() }),
  async run(desk, given) {
    const url = URL.parse(given.url ?? desk.env().siteOrigin ?? "");
    if (!url || !/^https?:$/.test(url.protocol))
      throw new UsageError("Name the site: --url https://www.example.com, or set SITE_URL.");
    await tryForm(desk, url);
    desk.print(`A request sent to ${url.origin} arrived in the database and was removed.\n`);
  },
});

/** Rejects with a `DeskError` unless the request arrives. */
export async function tryForm(desk: Desk, url: URL): Promise<void> {
  const key = desk.newUuid();
  await withDatabase(desk, async ({ queries }) => {
    // Removes rows of earlier canaries that were stopped or got no answer in time.
    const before = new Date(desk.now().getTime() - 60 * 60 * 1000).toISOString();
    const canaries = queries.deleteFrom("quoteRequest").where("email", "=", ADDRESS);
    await canaries.where("receivedAt", "<", before).execute();
    let removed = 0n;
    const answer = await post(desk, new URL("/", url), key).finally(async () => {
      // Finds the row by its model, since a proxy may have removed the header with the idempotency key.
      const removal = queries.deleteFrom("quoteRequest").where("model", "=", key);
      removed = (await removal.executeTakeFirst()).numDeletedRows;
    });
    if (removed === 0n) {
      throw new DeskError(
        "The site accepted the request, but it is not in this database: does DATA_DIR or DATABASE_URL name another database?",
      );
    }
    if (answer.headers.get(idempotencyKeyHeader) !== key) {
      throw new DeskError(
        `The request arrived, but the answer did not return its ${idempotencyKeyHeader}. Without this header, browsers send the request again. Does a proxy change the header?`,
      );
    }
  });
}

const fetchSite = { "Sec-Fetch-Site": "same-origin" };

const causes: Record<number, string> = {
  403: "it treated the form as another site's. Does a proxy change Host or drop headers?",
  429: "its rate limit refuses forms from this machine. Try again later.",
  503: "it cannot store requests now. Its log says why.",
};

/** Posts as the page's script does. */
async function post(desk: Desk, url: URL, key: string): Promise<Response> {
  const form = {
    [quoteForm.nameField]: quoteForm.name,
    firstName: "Canary",
    email: ADDRESS,
    make: "Canary",
    model: key,
    wrapType: wrapTypes[0],
    [quoteForm.honeypotField]: "canary",
  };
  // Browsers say where a form comes from: in one header, or over https in two.
  const from = { Origin: url.origin, ...(url.protocol === "https:" && fetchSite) };
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
      `${url.origin} answered ${answer.status} instead of 204: ${causes[answer.status] ?? "does a proxy redirect or change forms?"}`,
    );
  }
  return answer;
}
