// Security headers of the server and the export. Hono's secureHeaders would send half a kilobyte with every file.

import { createHash } from "node:crypto";

/** No inline scripts, no inline styles except hashed ones, no other origins, no framing. */
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
  // Trusted Types: browsers never turn text into HTML or scripts.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** CSP hash of a page's one style element; `undefined` if it has none. */
export function hashStyle(html: string): string | undefined {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return style && `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

export function allowStyles(policy: string, hashes: Iterable<string | undefined>): string {
  const sources = [...new Set(hashes)].filter(Boolean).sort();
  return policy.replace("style-src 'self'", ["style-src 'self'", ...sources].join(" "));
}

/** Half a year. Excludes the studio's other subdomains, which may lack HTTPS and would become unreachable. */
const strictTransportSecurity = "max-age=15768000";

/** Content types that run no scripts when opened on their own. Excludes SVG, which can. */
const SUBRESOURCE = /^(?:text\/(?:css|javascript)|image\/(?!svg)|font\/)/;

/** @param type content type; `null` for an answer without one. */
export function securityHeaders(
  type: string | null,
  policy: string,
  origin: string,
): [name: string, value: string][] {
  // Image searches and link previews show pictures on other sites.
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
