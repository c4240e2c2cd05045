// Host rules for the export: the server's headers, and redirects of moved pages. Netlify, Cloudflare Pages and similar
// hosts read `_headers` and `_redirects`, Apache reads `.htaccess`, and nginx includes `_nginx.conf`.

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
const YEAR = "public, max-age=31536000, immutable";

export type Rules = {
  /** The site's origin; "" if unknown. */
  origin: string;
  analytics: Analytics | undefined;
  /** Hashes of all pages' styles, for one policy that all pages share. */
  styles: Iterable<string | undefined>;
};

/**
 * Headers that have one value for every file. `_headers` sets the remaining headers per path only: if two rules set
 * a header, hosts join the values.
 */
function headersOfAll({ origin, analytics, styles }: Rules) {
  const policy = allowStyles(allowAnalytics(contentSecurityPolicy, analytics), styles);
  return securityHeaders("text/html", policy, origin).filter(([name]) => name !== RESOURCES);
}

function listMoved(): [from: string, to: string][] {
  return Object.keys(formerAddresses).map((address) => {
    const from = `/faq/${address}`;
    return [from, newPathOf(from) ?? "/faq"];
  });
}

export function printHeaders(rules: Rules): string {
  const rule = (path: string, ...headers: string[]) =>
    [path, ...headers.map((header) => `  ${header}`), ""].join("\n");
  const kept = `Cache-Control: ${YEAR}`;
  return [
    rule("/*", ...headersOfAll(rules).map(([name, value]) => `${name}: ${value}`)),
    ...pagePaths.map((path) => rule(path, `${RESOURCES}: same-origin`)),
    rule("/assets/*", kept, `${RESOURCES}: same-origin`),
    rule("/pictures/*", kept, `${RESOURCES}: cross-origin`),
    rule("/cards/*", kept, `${RESOURCES}: cross-origin`),
  ].join("\n");
}

/** Needs no rules for trailing slashes: the hosts that read `_redirects` remove these slashes. */
export function printRedirects(): string {
  return listMoved()
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}

/** Included by docs/hosting/nginx-static.conf, which adds the headers that differ between files. */
export function printNginxRules(rules: Rules): string {
  return [
    ...headersOfAll(rules).map(([name, value]) => `add_header ${name} "${value}" always;\n`),
    ...listMoved().map(([from, to]) => `location = ${from} { return 301 ${to}; }\n`),
  ].join("");
}

export function printHtaccess(rules: Rules): string {
  return `# Apache reads this where AllowOverride is All, with mod_headers and mod_rewrite.
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddCharset utf-8 .js .css .svg .xml
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType font/woff2 .woff2
<IfModule mod_headers.c>
${headersOfAll(rules)
  .map(([name, value]) => `  Header always set ${name} "${value}"\n`)
  .join("")}  Header always set ${RESOURCES} same-origin
  Header set Cache-Control no-cache
  <If "%{REQUEST_URI} =~ m#^/(assets|pictures|cards)/#">
    Header set Cache-Control "${YEAR}"
  </If>
  <If "%{REQUEST_URI} =~ m#^/(pictures|cards)/#">
    Header always set ${RESOURCES} cross-origin
  </If>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
${listMoved()
  .map(([from, to]) => `  RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,L]\n`)
  .join("")}  RewriteCond %{REQUEST_METHOD} ^POST$
  RewriteRule ^ - [R=405,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^(404(\\.html)?$|_|\\.ht) - [R=404,L]
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+)/$ /$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
</IfModule>
`;
}
