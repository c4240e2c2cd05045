// Handler for the form posted to "/": stores valid forms, returns those with mistakes. Spam gets the same thanks.

import { paths } from "#contract/paths.ts";
import { parseKey } from "#contract/photos.ts";
import {
  directAnswer,
  idempotencyKeyHeader,
  parseQuoteRequest,
  type QuoteValues,
} from "#contract/quote-request.ts";
import { readFormBody } from "#server/http/form-body.ts";
import {
  answerPage,
  answerProblem,
  type Problem,
  type ProblemContext,
} from "#server/http/problem.ts";
import { isFromOwnSite } from "#server/http/visitor.ts";
import { describeError } from "#server/log.ts";
import { studio } from "#studio/studio.ts";
import type { RateLimit, Refusal } from "./rate-limit.ts";
import { findSpamReason } from "./spam.ts";
import type { IncomingQuoteRequest } from "./store.ts";

export type ReceiveDeps = {
  saveQuoteRequest(incoming: IncomingQuoteRequest): Promise<void>;
  ownOrigins: readonly string[];
  rateLimit: RateLimit;
  clientAddress: string;
};

export async function receiveQuoteRequest(
  context: ProblemContext,
  { saveQuoteRequest, ownOrigins, rateLimit, clientAddress }: ReceiveDeps,
): Promise<Response> {
  const { request } = context;
  if (!isFromOwnSite(request, ownOrigins)) return answerProblem(problems.otherSite, context);
  const body = await readFormBody(request);
  if (!body.ok) return answerProblem(problems[body.status], context);

  const parsed = parseQuoteRequest(body.form);
  const values = parsed.ok ? parsed.request : parsed.values;
  const refusal = await rateLimit.count(clientAddress);
  if (refusal) return answerRateLimited(context, values, refusal);
  if (!parsed.ok) {
    const quote = { values, errors: parsed.errors };
    const page = await answerPage({ quote }, context);
    if (page) return page;
    const text = `${Object.values(parsed.errors).join(". ")}.`;
    return answerProblem({ status: 422, title: "Please check the form", text }, context);
  }
  // Ignore a malformed key: a duplicate enquiry is better than a lost one.
  const idempotencyKey = parseKey(request.headers.get(idempotencyKeyHeader));
  try {
    await saveQuoteRequest({
      request: parsed.request,
      idempotencyKey,
      spamReason: findSpamReason(parsed),
      clientAddress,
    });
  } catch (error) {
    context.log.error("quote request not stored", describeError(error));
    return answerUnavailable(context, values);
  }
  return answerStored(request, idempotencyKey);
}

/** Redirects a browser's form post to the thank-you page; answers the page's script with 204 and the key as proof. */
function answerStored(request: Request, idempotencyKey: string | undefined): Response {
  const headers = {
    ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
    "Cache-Control": "no-store",
  };
  if (request.headers.get("Accept") === directAnswer) {
    return new Response(null, { status: 204, headers });
  }
  return new Response(null, {
    status: 303,
    headers: { ...headers, Location: paths.thankYou, "Content-Length": "0" },
  });
}

const phoneUs = `You can also ring us on ${studio.phone.display}.`;

const problems = {
  otherSite: {
    status: 403,
    title: "This form was sent from another site",
    text: `Please fill it in on our own page. ${phoneUs}`,
  },
  400: {
    status: 400,
    title: "We couldn’t read the form",
    text: `It arrived damaged. Please send it again. ${phoneUs}`,
  },
  413: {
    status: 413,
    title: "That’s too much text for the form",
    text: `Please shorten it. ${phoneUs}`,
  },
  415: {
    status: 415,
    title: "We couldn’t read that form",
    text: `Please use the form on our page. ${phoneUs}`,
  },
} as const satisfies Record<string, Problem>;

/** Refusals per address that return the form's values; later refusals send a cheap page without values. */
export const refusalsWithValues = 3;

export function answerRateLimited(
  context: ProblemContext,
  values: QuoteValues,
  { seconds, times }: Refusal,
): Promise<Response> {
  const minutes = Math.ceil(seconds / 60);
  return answerProblem(
    {
      status: 429,
      title: "You’ve sent a lot of requests in a short time",
      text: `Please send your request again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or ring us on ${studio.phone.display}.`,
      headers: { "Retry-After": String(seconds) },
    },
    context,
    times > refusalsWithValues ? undefined : { values, errors: {} },
  );
}

/** Answers 503 when the database cannot be written: unreachable, or disk full. */
function answerUnavailable(context: ProblemContext, values: QuoteValues): Promise<Response> {
  return answerProblem(
    {
      status: 503,
      title: "We couldn’t take your request just now",
      text: `Nothing you typed is lost: please send it again in a minute. Or ring us on ${studio.phone.display}, and we’ll take it down for you.`,
      headers: { "Retry-After": "30" },
    },
    context,
    { values, errors: {} },
  );
}
