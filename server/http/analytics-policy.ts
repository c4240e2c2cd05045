// Content security policy additions for session replay.

import { createHash } from "node:crypto";
import { type Analytics, snippetVersion } from "#contract/analytics.ts";

/** Hosts of Hotjar and of its parent company, Contentsquare. */
const HOSTS = "https://*.hotjar.com https://*.contentsquare.net";

const additions: Record<string, string> = {
  "script-src": HOSTS,
  "img-src": HOSTS,
  "font-src": "https://*.hotjar.com",
  "connect-src": `${HOSTS} https://*.hotjar.io wss://*.hotjar.com`,
};

/** Dropped for Hotjar, which inserts scripts as text. */
const TRUSTED_TYPES = /^(?:require-trusted-types-for|trusted-types)$/;

export function allowAnalytics(policy: string, analytics: Analytics | undefined): string {
  if (!analytics) return policy;
  const directives = policy.split("; ").flatMap((directive) => {
    const [name = ""] = directive.split(" ");
    if (TRUSTED_TYPES.test(name)) return [];
    const added = additions[name];
    const hash = name === "script-src" ? ` '${hashSnippet(analytics.siteId)}'` : "";
    return added ? `${directive} ${added}${hash}` : directive;
  });
  return [...directives, "frame-src https://*.hotjar.com", "worker-src 'self' blob:"].join("; ");
}

/** Hash of the inline script that @hotjar/browser inserts. A test fails if the package changes that script. */
function hashSnippet(siteId: number): string {
  const snippet = `(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${siteId},hjsv:${snippetVersion},hjdebug:false};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');`;
  return `sha256-${createHash("sha256").update(snippet).digest("base64")}`;
}
