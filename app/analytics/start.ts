// Whether this page may be recorded: a few bytes that every page carries. All the rest is fetched only where session
// replay is set up, and Hotjar itself only after the visitor has agreed. Blockers stop files by name, so this one,
// which React's own start waits for, has a name that says nothing of it.

import { type Analytics, parseAnalytics } from "#contract/analytics.ts";

/** The operator's setting, as the server wrote it into the page. */
export function findAnalytics(): Analytics | undefined {
  return parseAnalytics(document.getElementById("root")?.dataset.analytics);
}

export function startAnalytics(): void {
  withAnalytics((page, analytics) => page.start(analytics));
}

/** Asks again, whatever the answer was. */
export function openCookieChoices(): void {
  withAnalytics((page, analytics) => page.consentFor(analytics).ask({ byVisitor: true }));
}

function withAnalytics(
  act: (page: typeof import("./consent-page.tsx"), analytics: Analytics) => void,
) {
  const analytics = findAnalytics();
  if (!analytics) return;
  // Out of reach, or stopped by a blocker: nobody is recorded.
  import("./consent-page.tsx").then((page) => act(page, analytics)).catch(() => {});
}
