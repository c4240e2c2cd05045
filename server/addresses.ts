// Parsers for addresses in the settings. Unlike URL parsers, they accept passwords without percent-encoding.

export type MailServer = {
  host: string;
  port: number;
  login: Login | undefined;
  /**
   * "at once": TLS from the first byte.
   * "required": STARTTLS. If it isn't offered, sending fails, since an attacker may have removed the offer.
   * "where offered": STARTTLS if the server offers it. For servers on this machine only.
   * "none": no TLS.
   */
  encryption: "at once" | "required" | "where offered" | "none";
};

type Login = { user: string; password: string };

/** @returns the address with its login percent-encoded; `undefined` if it is not a PostgreSQL address. */
export function parseDatabaseUrl(value: string): string | undefined {
  const parts = splitAddress(value);
  if (parts === undefined || !["postgres", "postgresql"].includes(parts.scheme)) return undefined;
  const url = `${parts.scheme}://${printLogin(parts.login)}${parts.rest}`;
  // A socket's address has no host here, but URL parsers require one after a login.
  return URL.canParse(url.replace("@/", "@localhost/")) ? url : undefined;
}

function printLogin(login: Login | undefined): string {
  if (login === undefined) return "";
  const { user, password } = login;
  const parts = password === "" ? [user] : [user, password];
  return `${parts.map(encodeURIComponent).join(":")}@`;
}

/** @returns the origin of an http or https address that has no path; else `undefined`. */
export function parseOrigin(value: string): string | undefined {
  const url = URL.parse(value);
  const isOrigin = url !== null && url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  return isOrigin ? url.origin : undefined;
}

const HOST_PORT_OPTION = /^(\[[\da-f:.]+\]|[^\s:/?#[\]]+)(?::(\d{1,5}))?\/?(\?tls=off)?$/i;
/** Port for TLS from the first byte, even with smtp://. */
const SMTPS_PORT = 465;

export function parseMailServer(url: string): MailServer | undefined {
  const parts = splitAddress(url);
  if (parts === undefined || !["smtp", "smtps"].includes(parts.scheme)) return undefined;
  const { scheme, login, rest } = parts;
  const [, host, written, tlsOff] = HOST_PORT_OPTION.exec(rest) ?? [];
  if (host === undefined) return undefined;
  const port = Number(written ?? (scheme === "smtps" ? SMTPS_PORT : 587));
  if (port < 1 || port > 65_535) return undefined;
  const server = { host: host.replaceAll(/[[\]]/g, ""), port, login };
  const encrypted = scheme === "smtps" || port === SMTPS_PORT;
  if (encrypted) return tlsOff ? undefined : { ...server, encryption: "at once" };
  if (tlsOff) return { ...server, encryption: "none" };
  return { ...server, encryption: isLoopback(host) ? "where offered" : "required" };
}

export function parseWebhookUrl(value: string): string | undefined {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "") ? value : undefined;
}

/** Whether the host is this machine, so that data sent to it crosses no network. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Parses scheme://user:password@rest; the last @ ends the login. `rest` stays as written. */
function splitAddress(
  text: string,
): { scheme: string; login: Login | undefined; rest: string } | undefined {
  const [, scheme, user, password = "", rest] =
    /^([a-z]+):\/\/(?:([^:]*?)(?::(.*))?@)?([^@]+)$/i.exec(text) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const login = user === undefined ? undefined : { user: decode(user), password: decode(password) };
  return { scheme: scheme.toLowerCase(), login, rest };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
