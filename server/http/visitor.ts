// Client address and origin of a request, from connection and Host or, behind a trusted proxy, X-Forwarded-*.

/** Allows underscores, which are invalid in domains but appear in Docker Compose service names. */
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export type ProxyTrust = { siteOrigin: string | undefined; trustedProxies: number };

/** Origin that the request was made to; `undefined` if its host is malformed. */
export function requestOrigin({ headers, url }: Request, trust: ProxyTrust): string | undefined {
  const forwarded = trust.trustedProxies > 0 ? headers : new Headers();
  return originOf(
    lastEntry(forwarded.get("X-Forwarded-Host")) ?? headers.get("Host") ?? new URL(url).host,
    lastEntry(forwarded.get("X-Forwarded-Proto")),
  );
}

function originOf(host: string, scheme?: string): string | undefined {
  if (host.length > 255 || !HOST.test(host)) return undefined;
  return URL.parse(`${scheme === "https" ? "https" : "http"}://${host}`)?.origin;
}

/** The client's IP address as seen by the outermost trusted proxy. Key of the rate limit. */
export function clientAddress(
  request: Request,
  connectionAddress: string | undefined,
  { trustedProxies }: ProxyTrust,
): string {
  const seen = [
    ...(request.headers.get("X-Forwarded-For") ?? "").split(","),
    connectionAddress ?? "",
  ]
    .map((address) => withoutPort(address.trim()))
    .filter((address) => address !== "");
  return seen.at(-1 - trustedProxies) ?? connectionAddress ?? "unknown";
}

/** Goes by Sec-Fetch-Site, which scripts cannot forge, then by Origin. Ignores the scheme, which a TLS proxy hides. */
export function isFromOwnSite(request: Request, ownOrigins: readonly string[]): boolean {
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (fetchSite === "same-origin") return true;
  if (fetchSite === "cross-site") return false;
  if (origin === null) return fetchSite === null || fetchSite === "none";
  const host = URL.parse(origin)?.host;
  return ownOrigins.some((own) => new URL(own).host === host);
}

/** Some proxies write "192.0.2.1:5000" or "[2001:db8::1]:5000", with a different port per connection. */
function withoutPort(address: string): string {
  const parts = /^\[(.*)\](?::\d+)?$/.exec(address) ?? /^([^:]*):\d+$/.exec(address);
  return parts?.[1] ?? address;
}

function lastEntry(header: string | null | undefined): string | undefined {
  return header?.slice(header.lastIndexOf(",") + 1).trim() || undefined;
}
