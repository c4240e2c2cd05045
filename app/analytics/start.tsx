// Loader for session replay: imports consent.tsx only if the operator has turned replay on.

import { useServed } from "#app/page-context.tsx";
import { type Analytics, parseAnalytics } from "#contract/analytics.ts";

/** The operator's setting, which the server writes into the page. */
function findAnalytics(): Analytics | undefined {
  return parseAnalytics(document.getElementById("root")?.dataset.analytics);
}

export function startAnalytics(): void {
  withAnalytics((page, analytics) => page.start(analytics));
}

function withAnalytics(act: (page: typeof import("./consent.tsx"), analytics: Analytics) => void) {
  const analytics = findAnalytics();
  if (!analytics) return;
  // If the module is unreachable or blocked, nothing is recorded.
  import("./consent.tsx").then((page) => act(page, analytics)).catch(() => {});
}

/** Lets visitors change their answer; renders nothing unless this site asks for consent. */
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
