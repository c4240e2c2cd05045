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
  const security = headersOfAll(origin, analytics, styles);
  return [
    rule("/*", ...security.map(([name, value]) => `${name}: ${value}`)),
    ...pagePaths.map((path) => rule(path, `${RESOURCES}: same-origin`)),
    rule("/assets/*", YEAR, `${RESOURCES}: same-origin`),
    rule("/pictures/*", YEAR, `${RESOURCES}: cross-origin`),
    rule("/cards/*", YEAR, `${RESOURCES}: cross-origin`),
    // The article itself is what searchers should land on.
    rule("/faq/*.md", "Content-Type: text/markdown; charset=utf-8", "X-Robots-Tag: noindex"),
  ].join("\n");
}

/** The same for nginx, to be included; which files have which `Cross-Origin-Resource-Policy` is in docs/hosting. */
export function printNginxHeaders(...of: Parameters<typeof headersOfAll>): string {
  return headersOfAll(...of)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/** What every file may be sent with: hosts join the values of a header that two rules set. */
function headersOfAll(
  origin: string,
  analytics: Analytics | undefined,
  styles: Iterable<string | undefined>,
) {
  const policy = allowStyles(allowAnalytics(contentSecurityPolicy, analytics), styles);
  return securityHeaders("text/html", policy, origin).filter(([name]) => name !== RESOURCES);
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
