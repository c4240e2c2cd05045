// The interface between server and pages; built files and Vite's development server both implement it.

import { analyticsPlaceholder, printAnalytics } from "#contract/analytics.ts";
import type { PageEnvironment, PageState, RenderedPage } from "#contract/page-environment.ts";
import {
  originPlaceholder,
  problemPlaceholders,
  todayPlaceholder,
} from "#contract/page-environment.ts";

export type Pages = {
  /** Answers GET for a file or a page of the site, security headers included; `undefined` for other addresses. */
  serve(request: Request, environment: PageEnvironment): Promise<Response | undefined>;
  /** Answers with the page for addresses that are not the site's, and status 404. */
  serveNotFound(request: Request, environment: PageEnvironment): Promise<Response>;
  /** The page at "/" with a form sent back, or a problem in its place: what cannot be a built file. */
  render(state: PageState, environment: PageEnvironment): Promise<RenderedPage>;
  /** For rendered pages, where it is not the default: built pages hold style elements. */
  contentSecurityPolicy?: string;
};

/** Puts the visitor's own origin and today's date where the built text left room for them. */
export function fillPlaceholders(text: string, environment: PageEnvironment): string {
  const { origin, today, analytics } = environment;
  return text
    .replaceAll(originPlaceholder, origin)
    .replaceAll(todayPlaceholder, today)
    .replaceAll(analyticsPlaceholder, printAnalytics(analytics));
}

/** Puts title and text into the built page for problems. */
export function fillProblem(page: string, { title, text }: { title: string; text: string }) {
  return page
    .replaceAll(problemPlaceholders.title, () => escapeHtml(title))
    .replaceAll(problemPlaceholders.text, () => escapeHtml(text));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
