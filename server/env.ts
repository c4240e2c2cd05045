// The settings, read and validated once at start. The only file that reads process.env.
// Every problem is listed at once, in words; a half-configured site refuses to start.

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv as parseEnvFile } from "node:util";
import type { Analytics } from "#contract/analytics.ts";
import { retention } from "#facts/privacy.ts";
import type { Retention } from "#server/care/retention.ts";
import type { MailSettings } from "#server/notify/mailer.ts";
import type { WebhookSettings } from "#server/notify/post-event.ts";
import type { RateLimits } from "#server/quote/rate-limit.ts";
import { parseAnalyticsSettings } from "./env-analytics.ts";
import { parseMail } from "./env-mail.ts";
import { findEnvFileProblems, type ReadSetting } from "./env-names.ts";
import {
  parseDatabaseUrl,
  parseNumber,
  parseOrigin,
  parsePort,
  parseSwitch,
  parseTrustedProxies,
  parseWebhook,
} from "./env-parsers.ts";

export type Env = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL database; without one, SQLite in the data folder. */
  databaseUrl: string | undefined;
  /** The site's public origin without a trailing slash; `undefined` means: whatever a request names. */
  siteOrigin: string | undefined;
  mail: MailSettings;
  /** Where quote requests are sent as signed JSON, beside the mail. */
  webhook: WebhookSettings | undefined;
  /** Whether visitors get a mail that says their request has arrived. */
  confirmation: boolean;
  /** Whether the studio is reminded of requests that wait for an answer. */
  reminder: boolean;
  /** How many proxies stand in front, each adding one entry to X-Forwarded-For. 0: none is trusted. */
  trustedProxies: number;
  /** Session replay; `undefined` where it is not set up. */
  analytics?: Analytics | undefined;
  retention: Retention;
  /** Megabytes that the database may have without its photos. */
  storeLimit: number;
  /** Megabytes beside them that are set aside for photos. */
  photoSpace: number;
  /** Quote requests per client address; `undefined` for as many as come. */
  rateLimit: RateLimits | undefined;
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
export function readEnv(file = ".env", environment = process.env): Env {
  const text = readEnvFile(file);
  // Into the environment too: the PostgreSQL driver looks there for settings of its own.
  Object.assign(environment, { ...parseEnvFile(text), ...environment });
  const parsed = parseEnv(environment);
  const problems = [...findEnvFileProblems(text), ...(parsed.ok ? [] : parsed.problems)];
  if (!parsed.ok || problems.length > 0) throw new EnvError(problems);
  return parsed.env;
}

function readEnvFile(file: string): string {
  if (!existsSync(file)) return "";
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as { code?: string };
    throw new EnvError([`.env cannot be read (${code}): is it a file, and may this user read it?`]);
  }
}

export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const problems: string[] = [];
  const setting: ReadSetting = (name) => source[name]?.trim() || undefined;

  const env: Env = {
    port: parsePort(setting("PORT"), problems),
    host: setting("HOST") ?? "127.0.0.1",
    dataDir: resolve(setting("DATA_DIR") ?? "data"),
    databaseUrl: parseDatabaseUrl(setting("DATABASE_URL"), problems),
    siteOrigin: parseOrigin(setting("SITE_URL"), problems),
    mail: parseMail(setting, problems),
    webhook: parseWebhook(setting, problems),
    confirmation: parseSwitch("CONFIRMATION", setting("CONFIRMATION"), false, problems),
    reminder: parseSwitch("REMINDER", setting("REMINDER"), true, problems),
    trustedProxies: parseTrustedProxies(setting("TRUST_PROXY"), problems),
    analytics: parseAnalyticsSettings(setting, problems),
    retention: {
      days: parseNumber(
        "KEEP_DAYS",
        setting("KEEP_DAYS"),
        retention.requestWithoutBooking.amount,
        problems,
      ),
      spamDays: parseNumber(
        "KEEP_SPAM_DAYS",
        setting("KEEP_SPAM_DAYS"),
        retention.spam.amount,
        problems,
      ),
      photoDays: parseNumber(
        "KEEP_PHOTO_DAYS",
        setting("KEEP_PHOTO_DAYS"),
        retention.photosWithoutBooking.amount,
        problems,
      ),
    },
    storeLimit: parseNumber("STORE_LIMIT_MB", setting("STORE_LIMIT_MB"), 1000, problems),
    photoSpace: parseNumber("PHOTO_SPACE_MB", setting("PHOTO_SPACE_MB"), 2000, problems),
    rateLimit: parseSwitch("RATE_LIMIT", setting("RATE_LIMIT"), true, problems)
      ? {
          perMinute: parseNumber("RATE_PER_MINUTE", setting("RATE_PER_MINUTE"), 5, problems),
          perHour: parseNumber("RATE_PER_HOUR", setting("RATE_PER_HOUR"), 30, problems),
        }
      : undefined,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env };
}
