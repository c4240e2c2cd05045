// The rules that Netlify, Cloudflare Pages and their like read beside exported pages:
// the same headers as the site's own server sends, and where a trailing slash leads.

import type { Analytics } from "#contract/analytics.ts";
import { newPathOf, pagePaths } from "#contract/paths.ts";
import { allowAnalytics } from "#server/http/analytics-policy.ts";
import {
  allowStyles,
  contentSecurityPolicy,
  securityHeaders,
} from "#server/http/security-headers.ts";
import { formerAddresses } from "#studio/articles.ts";

const RESOURCES = "Cross-Origin-Resource-Policy";
const YEAR = "Cache-Control: public, max-age=31536000, immutable";

/**
 * @param origin of the site, or an empty text when it is not known.
 * @param styles hashes of the pages' styles: all in one rule, as hosts join policies, and then the strictest holds.
 */
export function printHeaders(
  origin: string,
  analytics: Analytics | undefined,
  styles: Iterable<string | undefined>,
): string {
  const policy = allowStyles(
    allowAnalytics(contentSecurityPolicy, analytics),
    ...[...styles].sort(),
  );
  const security = securityHeaders("text/html", policy, origin)
    // Hosts join the values of a header that two rules set, and pictures have another one than pages.
    .filter(([name]) => name !== RESOURCES);
  return [
    rule("/*", ...security.map(([name, value]) => `${name}: ${value}`)),
    rule("/assets/*", YEAR, `${RESOURCES}: same-origin`),
    rule("/pictures/*", YEAR),
    rule("/cards/*", YEAR),
    // The article itself is what searchers should land on.
    rule("/faq/*.md", "Content-Type: text/markdown; charset=utf-8", "X-Robots-Tag: noindex"),
  ].join("\n");
}

export function printRedirects(): string {
  const moved = Object.keys(formerAddresses).map((address) => `/faq/${address}`);
  return [
    ...pagePaths.filter((path) => path !== "/").map((path) => `${path}/ ${path} 301\n`),
    ...moved.map((path) => `${path} ${newPathOf(path)} 301\n`),
  ].join("");
}

function rule(path: string, ...headers: string[]): string {
  return [path, ...headers.map((header) => `  ${header}`), ""].join("\n");
}
