// Security headers. Files that a page loads carry no policy: the page's holds for them, and it is half a kilobyte.
// Hono's secureHeaders would send the policy with every file, and the static export needs the headers as text.

import { createHash } from "node:crypto";

/** No inline script anywhere, no inline style but a page's own, nothing from elsewhere, no framing. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // Text never becomes HTML or a script in the browser, whatever a page is made to do with it.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Hash of a page's one style element, as a policy names it; `undefined` where the page has none. */
export function hashStyle(html: string): string | undefined {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return style && `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/** Lets the style elements of these hashes through. */
export function allowStyles(policy: string, hashes: Iterable<string | undefined>): string {
  const sources = [...new Set(hashes)].filter(Boolean).sort();
  return policy.replace("style-src 'self'", ["style-src 'self'", ...sources].join(" "));
}

/**
 * Half a year. Without the studio's other subdomains, which may not speak HTTPS and would be locked out.
 * Browsers ignore it over plain HTTP.
 */
const strictTransportSecurity = "max-age=15768000";

/** What a browser loads for a page and never shows as one; an SVG it may show. */
const SUBRESOURCE = /^(?:text\/(?:css|javascript)|image\/(?!svg)|font\/)/;

/** @param type of the content; `null` where an answer has none. */
export function securityHeaders(
  type: string | null,
  policy: string,
  origin: string,
): [name: string, value: string][] {
  // Pictures may be shown elsewhere: image searches and link previews do so.
  const isPicture = type?.startsWith("image/");
  const shared: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", isPicture ? "cross-origin" : "same-origin"],
  ];
  if (type !== null && SUBRESOURCE.test(type)) return shared;
  return [
    ...shared,
    ["Content-Security-Policy", policy],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(origin.startsWith("https:")
      ? ([["Strict-Transport-Security", strictTransportSecurity]] satisfies [string, string][])
      : []),
  ];
}
