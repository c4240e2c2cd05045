// The answers that are the same for everyone: not found, not allowed, and short lines of text.

import { studio } from "#facts/studio.ts";
import { answerProblem, htmlResponse, type ProblemContext, renderOrUndefined } from "./problem.ts";

export async function answerNotFound(context: ProblemContext): Promise<Response> {
  const { pathname } = new URL(context.request.url);
  const page = await renderOrUndefined(context, undefined, pathname);
  return page === undefined ? answerProblem(problems.notFound, context) : htmlResponse(page, 404);
}

export function answerNotAllowed(context: ProblemContext, allowed: string): Promise<Response> {
  const text = `This address answers ${allowed}.`;
  return answerProblem(
    { status: 405, title: "Method not allowed", text, headers: { Allow: allowed } },
    context,
  );
}

export function plainText(
  text: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

export const problems = {
  badHost: { status: 400, title: "Bad request", text: "The Host header names no host." },
  notFound: { status: 404, title: "Not found", text: "There is nothing at this address." },
  failed: {
    status: 500,
    title: "Something went wrong on our side",
    text: `Please try again in a few minutes, or ring us on ${studio.phone.display}.`,
  },
};
