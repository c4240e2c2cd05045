// Whether this page may be recorded: a few bytes that every page carries. All the rest is fetched only
// where session replay is set up, and Hotjar itself only after the visitor has agreed.

import { type Analytics, parseAnalytics } from "#contract/analytics.ts";

/** The operator's setting, as the server wrote it into the page. */
export function findAnalytics(): Analytics | undefined {
  return parseAnalytics(document.getElementById("root")?.dataset.analytics);
}

export function startAnalytics(): void {
  const analytics = findAnalytics();
  if (analytics) import("./consent.tsx").then(({ startOrAsk }) => startOrAsk(analytics));
}

/** Asks again, whatever the answer was. */
export function openCookieChoices(): void {
  const analytics = findAnalytics();
  if (analytics) import("./consent.tsx").then(({ ask }) => ask(analytics, { byVisitor: true }));
}
