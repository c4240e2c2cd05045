// What a link "mark as answered" leads to: a page that asks, and changes nothing until its button is pressed.
// Mail programs and virus scanners open links by themselves.

import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { answerProblem, type Problem, type ProblemContext } from "#server/http/problem.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { markAnswered } from "#server/quote/mark.ts";
import { openAnswerLink } from "./answer-links.ts";

export type AnswerPage = (context: ProblemContext, token: string) => Promise<Response>;

export function createAnswerPage(deps: { database: Database; now: () => Date }): AnswerPage {
  const { queries } = deps.database;
  return async (context, token) => {
    const { request, environment } = context;
    const opened = await openAnswerLink(deps, token);
    const found =
      opened && !opened.expired ? await findQuoteRequest(queries, opened.id) : undefined;
    if (found?.answeredAt === null && request.method === "POST") {
      await markAnswered(queries, found.id, deps.now());
      const { pathname } = new URL(request.url);
      return new Response(null, { status: 303, headers: { ...headers, Location: pathname } });
    }
    const page = !opened ? unknown : opened.expired ? expired : found ? describe(found) : gone;
    // Whoever recorded how the page is used would record its address.
    const unrecorded = { ...context, environment: { ...environment, analytics: undefined } };
    return answerProblem({ ...page, headers }, unrecorded);
  };
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

function describe(request: StoredQuoteRequest): Problem {
  const { id, wrapType, make, model, receivedAt, answeredAt } = request;
  const what = `${toHarmlessLine(`${wrapType} for ${make} ${model}`)}, received on ${printReceivedAt(new Date(receivedAt))}`;
  return answeredAt === null
    ? {
        status: 200,
        title: `Mark quote request ${id} as answered`,
        text: `${what}.`,
        button: "Mark as answered",
      }
    : {
        status: 200,
        title: `Quote request ${id} is answered`,
        text: `${what}. Marked on ${printReceivedAt(new Date(answeredAt))}.`,
      };
}

const unknown: Problem = {
  status: 404,
  title: "This link does not work",
  text: "It may have been cut off. Open it from the email again, or mark the request at the desk.",
};

const expired: Problem = {
  status: 410,
  title: "This link has expired",
  text: "Mark the request at the desk instead.",
};

const gone: Problem = {
  status: 410,
  title: "This quote request is not held any more",
  text: "It was erased, or the time it is kept for was over.",
};
