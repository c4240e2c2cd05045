// One parser per kind of setting. Each adds what is wrong to `problems`, in words for the person
// who sets it, and goes on with a value that will not be used. Secrets are never repeated.

import type { ReadSetting, SettingName } from "./env-names.ts";
import type { WebhookSettings } from "./notify/post-event.ts";
import { type AddressParts, splitAddress } from "./split-address.ts";

export function parsePort(value: string | undefined, problems: string[]): number {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  problems.push(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  return 0;
}

/** The address may hold a password: it is never repeated in a message. */
export function parseDatabaseUrl(
  value: string | undefined,
  problems: string[],
): string | undefined {
  if (value === undefined) return undefined;
  const parts = splitAddress(value);
  if (parts !== undefined && ["postgres", "postgresql"].includes(parts.scheme)) {
    const url = `${parts.scheme}://${printLogin(parts.login)}${parts.rest}`;
    // Without a host the driver uses a socket; a URL parser wants one after a login.
    if (URL.canParse(url.replace("@/", "@localhost/"))) return url;
  }
  problems.push("DATABASE_URL must look like postgresql://user:password@db.example.com/studio.");
  return undefined;
}

function printLogin(login: AddressParts["login"]): string {
  if (login === undefined) return "";
  const { user, password } = login;
  const parts = password === "" ? [user] : [user, password];
  return `${parts.map(encodeURIComponent).join(":")}@`;
}

export function parseOrigin(value: string | undefined, problems: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  if (isOrigin && /^https?:$/.test(url.protocol)) return url.origin;
  problems.push(
    `SITE_URL must be the site's address without a path, such as https://www.example.com, not "${value}".`,
  );
  return undefined;
}

export function parseWebhook(
  setting: ReadSetting,
  problems: string[],
): WebhookSettings | undefined {
  const [url, secret] = [setting("WEBHOOK_URL"), setting("WEBHOOK_SECRET")];
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    problems.push("WEBHOOK_URL must be the full address that WEBHOOK_SECRET belongs to.");
    return undefined;
  }
  if (secret === undefined || !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) {
    problems.push(
      'WEBHOOK_SECRET must be "whsec_" and at least 24 random bytes in base64; to make one: openssl rand -base64 32',
    );
    return undefined;
  }
  return { url, secret };
}

export function parseTrustedProxies(value: string | undefined, problems: string[]): number {
  if (value === undefined || value === "off") return 0;
  if (value === "on") return 1;
  if (/^\d$/.test(value)) return Number(value);
  problems.push(
    `TRUST_PROXY must be "on", "off" or the number of proxies in front of the site, not "${value}".`,
  );
  return 0;
}

export function parseNumber(
  name: SettingName,
  value: string | undefined,
  fallback: number,
  problems: string[],
): number {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  problems.push(`${name} must be a whole number from 1, not "${value}".`);
  return fallback;
}

export function parseSwitch(
  name: SettingName,
  value: string | undefined,
  fallback: boolean,
  problems: string[],
): boolean {
  if (value === undefined) return fallback;
  if (value === "on" || value === "off") return value === "on";
  problems.push(`${name} must be "on" or "off", not "${value}".`);
  return fallback;
}
