// Answers for what could not be done: a page of the site for people, a line of text for programs.

import type { PageEnvironment, PageState } from "#contract/page-environment.ts";
import { describeError, type Log } from "#server/log.ts";
import { fillPlaceholders, type Pages } from "./pages.ts";

export type Problem = { status: number; title: string; text: string; headers?: HeadersInit };

/** Whether an answer is for a person looking at a browser window; `fetch` and curl accept anything. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

export type ProblemContext = {
  request: Request;
  pages: Pages;
  environment: PageEnvironment;
  log: Log;
};

/** @param quote what the visitor has typed, for the page to keep. */
export async function answerProblem(
  { status, title, text, headers }: Problem,
  context: ProblemContext,
  quote?: PageState["quote"],
): Promise<Response> {
  if (wantsPage(context.request)) {
    const problem = { status, title, text };
    const page = await renderOrUndefined(context, quote ? { problem, quote } : { problem });
    if (page) return htmlResponse(page, status, headers);
  }
  const answer = new Response(`${title}. ${text}\n`, { status, ...(headers && { headers }) });
  answer.headers.set("Content-Type", "text/plain; charset=utf-8");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

/** Renders the page at `path`; logs and gives `undefined` where that fails, so that a plain answer can stand in. */
export async function renderOrUndefined(
  { pages, environment, log }: ProblemContext,
  state?: PageState,
  path = "/",
): Promise<string | undefined> {
  try {
    const { html } = await pages.render(path, state);
    return fillPlaceholders(html, environment);
  } catch (error) {
    log.error("page not rendered", describeError(error));
    return undefined;
  }
}

export function htmlResponse(html: string, status: number, headers?: HeadersInit): Response {
  const answer = new Response(html, { status, ...(headers && { headers }) });
  answer.headers.set("Content-Type", "text/html; charset=utf-8");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
