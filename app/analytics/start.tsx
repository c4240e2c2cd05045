// Whether this page may be recorded: the few bytes about it that every page carries. The rest is fetched only where
// session replay is set up, Hotjar itself only after consent. Blockers stop files by name, and React's start waits for
// this one, so its name says nothing of analytics.

import { useServed } from "#app/page-context.tsx";
import { type Analytics, parseAnalytics } from "#contract/analytics.ts";

/** The operator's setting, as the server wrote it into the page. */
function findAnalytics(): Analytics | undefined {
  return parseAnalytics(document.getElementById("root")?.dataset.analytics);
}

export function startAnalytics(): void {
  withAnalytics((page, analytics) => page.start(analytics));
}

function withAnalytics(act: (page: typeof import("./consent.tsx"), analytics: Analytics) => void) {
  const analytics = findAnalytics();
  if (!analytics) return;
  // Out of reach, or stopped by a blocker: nobody is recorded.
  import("./consent.tsx").then((page) => act(page, analytics)).catch(() => {});
}

/** Lets a visitor change the answer; only where this site asks for it. */
export function CookieChoices() {
  const isShown = useServed(() => findAnalytics()?.consent === "asked", false);
  if (!isShown) return null;
  const ask = () => withAnalytics((page, { siteId }) => page.ask(siteId, { byVisitor: true }));
  return (
    <li>
      <button type="button" onClick={ask}>
        Cookie choices
      </button>
    </li>
  );
}
