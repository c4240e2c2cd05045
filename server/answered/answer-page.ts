// Page behind a "mark as answered" link. Asks for confirmation, since mail programs and virus scanners open links too.

import type { Database } from "#server/db/schema.ts";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { answerProblem, type Problem, type ProblemContext } from "#server/http/problem.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import { markAnswered } from "#server/quote/mark.ts";
import { type OpenedLink, openAnswerLink } from "./answer-links.ts";

export type AnswerPage = (context: ProblemContext, token: string) => Promise<Response>;

export function createAnswerPage(database: Database): AnswerPage {
  return async (context, token) => {
    const { request, environment } = context;
    const opened = await openAnswerLink(database, token);
    if (typeof opened === "object" && opened.answeredAt === null && request.method === "POST") {
      await markAnswered(database, opened.id);
      const { pathname } = new URL(request.url);
      return new Response(null, { status: 303, headers: { ...headers, Location: pathname } });
    }
    // Session replay would record the link.
    const unrecorded = { ...context, environment: { ...environment, analytics: undefined } };
    return answerProblem({ ...describe(opened), headers }, unrecorded);
  };
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

const problems = {
  unknown: {
    status: 404,
    title: "This link doesn’t work",
    text: "It may have been cut off. Open it from the email again, or mark the request at the desk.",
  },
  expired: {
    status: 410,
    title: "This link has expired",
    text: "Mark the request at the desk instead.",
  },
  gone: {
    status: 410,
    title: "We no longer have this quote request",
    text: "It was erased on request, or purged at the end of its retention period.",
  },
} as const satisfies Record<string, Problem>;

function describe(opened: OpenedLink | undefined): Problem {
  if (typeof opened !== "object") return problems[opened ?? "unknown"];
  const { id, wrapType, make, model, receivedAt, answeredAt } = opened;
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
