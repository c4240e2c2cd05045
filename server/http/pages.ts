// The interface between server and pages; built files and Vite's development server both implement it.

import { analyticsPlaceholder, printAnalytics } from "#contract/analytics.ts";
import type { PageEnvironment, PageState, RenderedPage } from "#contract/page-environment.ts";
import {
  originPlaceholder,
  problemPlaceholders,
  todayPlaceholder,
} from "#contract/page-environment.ts";

export type Pages = {
  /** Serves a file or page of the site, with security headers; `undefined` for other addresses. */
  serve(request: Request, environment: PageEnvironment): Promise<Response | undefined>;
  serveNotFound(request: Request, environment: PageEnvironment): Promise<Response>;
  /** Returns the page for a rejected form or a problem. */
  render(state: PageState, environment: PageEnvironment): Promise<RenderedPage>;
  /** Policy for rendered pages, which allows the built pages' style elements; the default policy if omitted. */
  contentSecurityPolicy?: string;
};

export function fillPlaceholders(text: string, environment: PageEnvironment): string {
  const { origin, today, analytics } = environment;
  return text
    .replaceAll(originPlaceholder, origin)
    .replaceAll(todayPlaceholder, today)
    .replaceAll(analyticsPlaceholder, printAnalytics(analytics));
}

export function fillProblem(page: string, { title, text }: { title: string; text: string }) {
  return page
    .replaceAll(problemPlaceholders.title, () => escapeHtml(title))
    .replaceAll(problemPlaceholders.text, () => escapeHtml(text));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
