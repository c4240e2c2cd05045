// The headers every answer carries, whatever its status.

/** No inline script or style anywhere, nothing from elsewhere, no framing. */
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
].join("; ");

/**
 * Half a year. Without the studio's other subdomains, which may not speak HTTPS and would be locked out.
 * Browsers ignore it over plain HTTP.
 */
const strictTransportSecurity = "max-age=15768000";

export function addSecurityHeaders(headers: Headers, policy: string, origin: string): void {
  headers.set("Content-Security-Policy", policy);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // Pictures may be shown elsewhere: image searches and link previews do so.
  const isPicture = headers.get("Content-Type")?.startsWith("image/");
  headers.set("Cross-Origin-Resource-Policy", isPicture ? "cross-origin" : "same-origin");
  if (origin.startsWith("https:")) {
    headers.set("Strict-Transport-Security", strictTransportSecurity);
  }
}
