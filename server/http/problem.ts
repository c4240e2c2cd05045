// Error responses: a page of the site for people, a line of text for programs.

import type { PageEnvironment, PageState } from "#contract/page-environment.ts";
import { describeError, type Log } from "#server/log.ts";
import { studio } from "#studio/studio.ts";
import type { Pages } from "./pages.ts";

export type Problem = NonNullable<PageState["problem"]> & { headers?: HeadersInit };

export type ProblemContext = {
  request: Request;
  pages: Pages;
  environment: PageEnvironment;
  log: Log;
};

/** @param quote the visitor's form values to show on the page, which then takes about 10 ms */
export async function answerProblem(
  { headers, ...problem }: Problem,
  context: ProblemContext,
  quote?: PageState["quote"],
): Promise<Response> {
  // Only browser navigations ask for HTML; `fetch` and curl accept anything.
  if (context.request.headers.get("Accept")?.includes("text/html")) {
    const page = await answerPage(quote ? { problem, quote } : { problem }, context, headers);
    if (page) return page;
  }
  return plainText(`${problem.title}. ${problem.text}\n`, problem.status, headers);
}

/** Answers with a rendered page. On failure, logs the error and returns `undefined`: the caller can send plain text. */
export async function answerPage(
  state: PageState,
  { pages, environment, log }: ProblemContext,
  headers?: HeadersInit,
): Promise<Response | undefined> {
  try {
    const { status, html } = await pages.render(state, environment);
    const answer = new Headers(headers);
    answer.set("Content-Type", "text/html; charset=utf-8");
    answer.set("Cache-Control", "no-store");
    return new Response(html, { status, headers: answer });
  } catch (error) {
    log.error("page not rendered", describeError(error));
    return undefined;
  }
}

export function plainText(text: string, status: number, headers?: HeadersInit): Response {
  const answer = new Headers(headers);
  answer.set("Content-Type", "text/plain; charset=utf-8");
  // Without a length, the compression middleware would compress even these short texts.
  answer.set("Content-Length", String(Buffer.byteLength(text)));
  answer.set("Cache-Control", "no-store");
  return new Response(text, { status, headers: answer });
}

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
    { status: 405, title: "That doesn’t work here", text, headers: { Allow: allowed } },
    context,
  );
}

export const problems = {
  badHost: {
    status: 400,
    title: "We can’t read this address",
    text: "Please check it, or start from our home page.",
  },
  failed: {
    status: 500,
    title: "Something went wrong on our side",
    text: `Please try again in a few minutes, or ring us on ${studio.phone.display}.`,
  },
} satisfies Record<string, Problem>;
