// The answers that are the same for everyone: not found, not allowed, and what went wrong.

import { describeError } from "#server/log.ts";
import { studio } from "#studio/studio.ts";
import { answerProblem, type Problem, type ProblemContext, plainText } from "./problem.ts";

export async function answerNotFound(context: ProblemContext): Promise<Response> {
  const { pages, request, environment, log } = context;
  try {
    return await pages.serveNotFound(request, environment);
  } catch (error) {
    log.error("page not rendered", describeError(error));
    return plainText("Not found. There is nothing at this address.\n", 404);
  }
}

export function answerNotAllowed(context: ProblemContext, allowed: string): Promise<Response> {
  const text = `This address answers ${allowed}.`;
  return answerProblem(
    { status: 405, title: "This does not work here", text, headers: { Allow: allowed } },
    context,
  );
}

export const problems = {
  badHost: {
    status: 400,
    title: "We cannot read this address",
    text: "Please check it, or begin at the start page.",
  },
  failed: {
    status: 500,
    title: "Something went wrong on our side",
    text: `Please try again in a few minutes, or ring us on ${studio.phone.display}.`,
  },
} satisfies Record<string, Problem>;
