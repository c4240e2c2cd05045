// Answers for what could not be done: a page of the site for people, a line of text for programs.

import type { PageEnvironment, PageState } from "#contract/page-environment.ts";
import { describeError, type Log } from "#server/log.ts";
import { type CompressNow, chooseCoding } from "./compression.ts";
import { encodedResponse } from "./encoded-response.ts";
import type { Pages } from "./pages.ts";

export type Problem = NonNullable<PageState["problem"]> & { headers?: HeadersInit };

/** Whether an answer is for a person looking at a browser window; `fetch` and curl accept anything. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

export type ProblemContext = {
  request: Request;
  pages: Pages;
  environment: PageEnvironment;
  compress: CompressNow;
  log: Log;
};

/** @param quote what the visitor has typed, for the page to keep; rendering it takes some ten milliseconds. */
export async function answerProblem(
  { headers, ...problem }: Problem,
  context: ProblemContext,
  quote?: PageState["quote"],
): Promise<Response> {
  if (wantsPage(context.request)) {
    const page = await answerPage(quote ? { problem, quote } : { problem }, context, headers);
    if (page) return page;
  }
  return plainText(`${problem.title}. ${problem.text}\n`, problem.status, headers);
}

/** Answers with a rendered page; logs and gives `undefined` where that fails, so that a plain answer can stand in. */
export async function answerPage(
  state: PageState,
  { request, pages, environment, compress, log }: ProblemContext,
  headers?: HeadersInit,
): Promise<Response | undefined> {
  try {
    const { status, html, policy } = await pages.render(state, environment);
    const coding = chooseCoding(request.headers.get("Accept-Encoding"));
    const answer = new Headers(headers);
    answer.set("Content-Type", "text/html; charset=utf-8");
    answer.set("Cache-Control", "no-store");
    answer.set("Vary", "Accept-Encoding");
    if (policy) answer.set("Content-Security-Policy", policy);
    return encodedResponse(await compress(Buffer.from(html), coding), status, answer);
  } catch (error) {
    log.error("page not rendered", describeError(error));
    return undefined;
  }
}

export function plainText(text: string, status: number, headers?: HeadersInit): Response {
  const answer = new Headers(headers);
  answer.set("Content-Type", "text/plain; charset=utf-8");
  answer.set("Cache-Control", "no-store");
  return new Response(text, { status, headers: answer });
}
