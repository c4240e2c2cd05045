// The settings, read once at the door. The only file that reads process.env.
// Every problem is listed at once, in words; a half-configured site refuses to start.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { isMailAddress } from "#server/notify/mail-address.ts";
import type { WebhookSettings } from "#server/notify/webhook-channel.ts";

export type MailSettings =
  | { kind: "smtp"; url: string; from: string; to: string }
  /** No mail server: each mail becomes an `.eml` file under the data folder. */
  | { kind: "files"; from: string; to: string };

export type Env = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** The site's public origin without a trailing slash; `undefined` means: whatever a request names. */
  siteOrigin: string | undefined;
  mail: MailSettings;
  /** Where quote requests are sent as signed JSON, beside the mail. */
  webhook: WebhookSettings | undefined;
  /** Whether visitors get a mail that says their request has arrived. */
  confirmation: boolean;
  /** How many proxies stand in front, each adding one entry to X-Forwarded-For. 0: none is trusted. */
  trustedProxies: number;
  rateLimit: boolean;
};

export type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Thrown by `readEnv`; its message is meant for a person and holds every problem. */
export class EnvError extends Error {
  override name = "EnvError";
  constructor(problems: readonly string[]) {
    super(
      ["The settings are not right:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );
  }
}

/** Reads `.env` in the working directory, if there is one, and the environment, which wins. */
export function readEnv(): Env {
  if (existsSync(".env")) loadEnvFile(".env");
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new EnvError(parsed.problems);
  return parsed.env;
}

export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const problems: string[] = [];
  const setting = (name: string) => source[name]?.trim() || undefined;

  const env: Env = {
    port: parsePort(setting("PORT"), problems),
    host: setting("HOST") ?? "127.0.0.1",
    dataDir: resolve(setting("DATA_DIR") ?? "data"),
    siteOrigin: parseOrigin(setting("SITE_URL"), problems),
    mail: parseMail(setting, problems),
    webhook: parseWebhook(setting, problems),
    confirmation: parseSwitch("CONFIRMATION", setting("CONFIRMATION"), false, problems),
    trustedProxies: parseTrustedProxies(setting("TRUST_PROXY"), problems),
    rateLimit: parseSwitch("RATE_LIMIT", setting("RATE_LIMIT"), true, problems),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env };
}

function parsePort(value: string | undefined, problems: string[]): number {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  problems.push(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  return 0;
}

function parseOrigin(value: string | undefined, problems: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  if (isOrigin && /^https?:$/.test(url.protocol)) return url.origin;
  problems.push(
    `SITE_URL must be the site's address without a path, such as https://www.example.com, not "${value}".`,
  );
  return undefined;
}

function parseMail(
  setting: (name: string) => string | undefined,
  problems: string[],
): MailSettings {
  const [url, from, to] = [setting("SMTP_URL"), setting("MAIL_FROM"), setting("MAIL_TO")];
  for (const [name, value] of [
    ["MAIL_FROM", from],
    ["MAIL_TO", to],
  ] as const) {
    if (value !== undefined && !isMailAddress(value)) {
      problems.push(`${name} must be one e-mail address, such as quotes@example.com.`);
    }
  }
  const addresses = { from: from ?? "website@localhost", to: to ?? "studio@localhost" };
  if (url === undefined) {
    if (to !== undefined) {
      problems.push(
        "MAIL_TO is set but SMTP_URL is not, so no mail would leave. Set SMTP_URL, or remove MAIL_TO to have mails written to DATA_DIR/mail.",
      );
    }
    return { kind: "files", ...addresses };
  }
  // The address may hold a password: it is never repeated in a message.
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) {
    problems.push(
      "SMTP_URL must look like smtp://user:password@mail.example.com:587 (or smtps://…:465).",
    );
  }
  if (to === undefined) problems.push("SMTP_URL is set but MAIL_TO is not: who gets the mails?");
  if (from === undefined) {
    problems.push("SMTP_URL is set but MAIL_FROM is not: who do the mails come from?");
  }
  return { kind: "smtp", url, ...addresses };
}

function parseWebhook(
  setting: (name: string) => string | undefined,
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

function parseTrustedProxies(value: string | undefined, problems: string[]): number {
  if (value === undefined || value === "off") return 0;
  if (value === "on") return 1;
  if (/^\d$/.test(value)) return Number(value);
  problems.push(
    `TRUST_PROXY must be "on", "off" or the number of proxies in front of the site, not "${value}".`,
  );
  return 0;
}

function parseSwitch(
  name: string,
  value: string | undefined,
  fallback: boolean,
  problems: string[],
): boolean {
  if (value === undefined) return fallback;
  if (value === "on" || value === "off") return value === "on";
  problems.push(`${name} must be "on" or "off", not "${value}".`);
  return fallback;
}
