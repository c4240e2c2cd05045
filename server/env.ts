// The settings, read and validated once at start. The only file that reads process.env.
// Every problem is listed at once, in words; a half-configured site refuses to start.

import { resolve } from "node:path";
import { parseEnv as parseEnvFile } from "node:util";
import type { Analytics } from "#contract/analytics.ts";
import type { Retention } from "#server/care/retention.ts";
import type { MailSettings } from "#server/notify/mailer.ts";
import type { WebhookSettings } from "#server/notify/post-event.ts";
import type { RateLimits } from "#server/quote/rate-limit.ts";
import { findEnvFileProblems, readEnvFile } from "./env-file.ts";
import { findMissing, type Settings, settings, type Written } from "./env-schema.ts";

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
  const text = tryReadEnvFile(file);
  const fileProblems = findEnvFileProblems(text);
  // Into the environment too: the PostgreSQL driver looks there for settings of its own.
  Object.assign(environment, { ...parseEnvFile(text), ...environment });
  const parsed = parseEnv(environment);
  if (parsed.ok && fileProblems.length === 0) return parsed.env;
  throw new EnvError([...fileProblems, ...(parsed.ok ? [] : parsed.problems)]);
}

function tryReadEnvFile(file: string): string {
  try {
    return readEnvFile(file);
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof TypeError)
      throw new EnvError([".env is not plain text: save it as UTF-8."]);
    throw new EnvError([`.env cannot be read (${code}): is it a file, and may this user read it?`]);
  }
}

export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const written: Written = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = settings.safeParse(written);
  const problems = [
    ...(parsed.error?.issues.map(({ message }) => message) ?? []),
    ...findMissing(written),
  ];
  return parsed.success && problems.length === 0
    ? { ok: true, env: buildEnv(parsed.data) }
    : { ok: false, problems };
}

function buildEnv(values: Settings): Env {
  const { SMTP_URL: server, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = values;
  const addresses = { from: values.MAIL_FROM, to: values.MAIL_TO.join(", ") };
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    siteOrigin: values.SITE_URL,
    mail: server ? { kind: "smtp", server, ...addresses } : { kind: "files", ...addresses },
    webhook: url && secret ? { url, secret } : undefined,
    confirmation: values.CONFIRMATION,
    reminder: values.REMINDER,
    trustedProxies: values.TRUST_PROXY,
    analytics: values.ANALYTICS_SITE_ID
      ? { siteId: values.ANALYTICS_SITE_ID, consent: values.ANALYTICS_CONSENT }
      : undefined,
    retention: {
      days: values.KEEP_DAYS,
      spamDays: values.KEEP_SPAM_DAYS,
      photoDays: values.KEEP_PHOTO_DAYS,
    },
    storeLimit: values.STORE_LIMIT_MB,
    photoSpace: values.PHOTO_SPACE_MB,
    rateLimit: values.RATE_LIMIT
      ? { perMinute: values.RATE_PER_MINUTE, perHour: values.RATE_PER_HOUR }
      : undefined,
  };
}
