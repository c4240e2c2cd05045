// Parses the addresses among the settings. They may hold passwords, which are written as they are.

import { isLoopback } from "./loopback.ts";
import type { MailServer } from "./notify/mailer.ts";
import { type AddressParts, splitAddress } from "./split-address.ts";

/** @returns the address with its login encoded; `undefined` where it is not PostgreSQL's. */
export function parseDatabaseUrl(value: string): string | undefined {
  const parts = splitAddress(value);
  if (parts === undefined || !["postgres", "postgresql"].includes(parts.scheme)) return undefined;
  const url = `${parts.scheme}://${printLogin(parts.login)}${parts.rest}`;
  // Without a host the driver uses a socket; a URL parser wants one after a login.
  return URL.canParse(url.replace("@/", "@localhost/")) ? url : undefined;
}

function printLogin(login: AddressParts["login"]): string {
  if (login === undefined) return "";
  const { user, password } = login;
  const parts = password === "" ? [user] : [user, password];
  return `${parts.map(encodeURIComponent).join(":")}@`;
}

/** @returns the origin; `undefined` for anything but an address of http or https without a path. */
export function parseOrigin(value: string): string | undefined {
  const url = URL.parse(value);
  const isOrigin = url !== null && url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  return isOrigin ? url.origin : undefined;
}

const HOST_PORT_OPTION = /^(\[[\da-f:.]+\]|[^\s:/?#[\]]+)(?::(\d{1,5}))?\/?(\?tls=off)?$/i;
/** Speaks TLS from the first byte, whatever the scheme says. */
const SMTPS_PORT = 465;

export function parseMailServer(url: string): MailServer | undefined {
  const parts = splitAddress(url);
  if (parts === undefined || !["smtp", "smtps"].includes(parts.scheme)) return undefined;
  const { scheme, login, rest } = parts;
  const [, host, written, tlsOff] = HOST_PORT_OPTION.exec(rest) ?? [];
  if (host === undefined) return undefined;
  const port = Number(written ?? (scheme === "smtps" ? SMTPS_PORT : 587));
  if (port < 1 || port > 65_535) return undefined;
  const encrypted = scheme === "smtps" || port === SMTPS_PORT;
  if (encrypted && tlsOff !== undefined) return undefined;
  return {
    host: host.replaceAll(/[[\]]/g, ""),
    port,
    login,
    encryption: encrypted
      ? "at once"
      : tlsOff !== undefined
        ? "none"
        : isLoopback(host)
          ? "where offered"
          : "required",
  };
}

export function parseWebhookUrl(value: string): string | undefined {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "") ? value : undefined;
}
