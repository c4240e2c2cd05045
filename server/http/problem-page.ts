// The built page for problems, filled in: it costs nothing worth counting, so that a refusal
// is cheaper than what it protects.

import { problemPlaceholders } from "#contract/page-environment.ts";

export function fillProblem(
  page: string,
  { title, text }: { title: string; text: string },
): string {
  return page
    .replaceAll(problemPlaceholders.title, () => escapeHtml(title))
    .replaceAll(problemPlaceholders.text, () => escapeHtml(text));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
