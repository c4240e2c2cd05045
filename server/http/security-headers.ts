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

/** Two years, as preload lists ask; browsers ignore it over plain HTTP. */
const strictTransportSecurity = "max-age=63072000; includeSubDomains";

export function addSecurityHeaders(headers: Headers, policy: string, origin: string): void {
  headers.set("Content-Security-Policy", policy);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (origin.startsWith("https:")) {
    headers.set("Strict-Transport-Security", strictTransportSecurity);
  }
}
