// The answers that ask a visitor to try again later, 429 and 503. The page keeps what was typed, and names the
// phone number as the way round.

import type { QuoteValues } from "#contract/quote-request.ts";
import { answerProblem, type ProblemContext } from "#server/http/problem.ts";
import { studio } from "#studio/studio.ts";
import type { Refusal } from "./rate-limit.ts";

/** Pages that keep what was typed, for one address; after them the same words without it cost next to nothing. */
export const refusalsWithValues = 3;

/** Too many from one address. */
export function answerRateLimited(
  context: ProblemContext,
  values: QuoteValues,
  { seconds, times }: Refusal,
): Promise<Response> {
  const minutes = Math.ceil(seconds / 60);
  return answerProblem(
    {
      status: 429,
      title: "That was a lot at once",
      text: `Please send your request again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or ring us on ${studio.phone.display}.`,
      headers: { "Retry-After": String(seconds) },
    },
    context,
    times > refusalsWithValues ? undefined : { values, errors: {} },
  );
}

/** The database cannot be written to: out of reach, disk full. */
export function answerUnavailable(context: ProblemContext, values: QuoteValues): Promise<Response> {
  return answerProblem(
    {
      status: 503,
      title: "We could not take your request just now",
      text: `Nothing you typed is lost: please send it again in a minute. Or ring us on ${studio.phone.display}, and we take it down for you.`,
      headers: { "Retry-After": "30" },
    },
    context,
    { values, errors: {} },
  );
}
