// Settings, read and validated once at start. No other file of the server reads process.env.

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv as parseEnvFile } from "node:util";
import type { Analytics } from "#contract/analytics.ts";
import type { MailSettings } from "#server/notify/mailer.ts";
import { findMissing, type Settings, settings, type Written } from "./env-schema.ts";

export type Env = ReturnType<typeof buildEnv>;

export type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] };

/** The message lists every problem, for the operator. */
export class EnvError extends Error {
  override name = "EnvError";
  constructor(problems: readonly string[]) {
    super(
      ["The settings are not right:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );
  }
}

/** Reads `.env` in the working directory, if present, and the environment, which takes precedence. */
export function readEnv(file = ".env", environment = process.env): Env {
  const text = readEnvFile(file);
  const fileProblems = findEnvFileProblems(text);
  // Also exported to the environment, where the PostgreSQL driver looks for its own variables.
  Object.assign(environment, { ...parseEnvFile(text), ...environment });
  const parsed = parseEnv(environment);
  if (parsed.ok && fileProblems.length === 0) return parsed.env;
  throw new EnvError([...fileProblems, ...(parsed.ok ? [] : parsed.problems)]);
}

const notText = ".env is not plain text: save it as UTF-8.";

/** Reads .env as UTF-8, or as UTF-16 if it starts with UTF-16's byte order mark; "" if the file is missing. */
function readEnvFile(file: string): string {
  if (!existsSync(file)) return "";
  try {
    const bytes = readFileSync(file);
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark] ?? "utf-8";
    // TextDecoder drops the byte order mark, which would otherwise become part of the first name.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new EnvError([notText]);
    const { code } = error as { code?: string };
    throw new EnvError([`.env cannot be read (${code}): is it a file, and may this user read it?`]);
  }
}

/** Variables for Node, the PostgreSQL driver and the C library. */
const FOREIGN = /^(NODE_\w+|PG[A-Z]+|TZ)$/;

/** Messages never repeat values, since they may be secrets. */
function findEnvFileProblems(text: string): string[] {
  if (text.includes("\0")) return [notText];
  const unknown = Object.keys(parseEnvFile(text))
    .filter((name) => !Object.hasOwn(settings.shape, name) && !FOREIGN.test(name))
    .map((name) => `.env sets ${name}, which is not a setting; .env.example lists them all.`);
  // An unquoted # starts a comment, even in the middle of a password.
  const cut = [
    ...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s"'`#][^\n#]*(?<!\s)#/gm),
  ].map(([, name]) => `.env cuts ${name} off at a #. Put the whole value in 'quotes'.`);
  return [...unknown, ...cut];
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

function buildEnv(values: Settings) {
  const { SMTP_URL: server, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = values;
  const addresses = { from: values.MAIL_FROM, to: values.MAIL_TO.join(", ") };
  const mail: MailSettings = server
    ? { kind: "smtp", server, ...addresses }
    : { kind: "files", ...addresses };
  const analytics: Analytics | undefined = values.ANALYTICS_SITE_ID
    ? { siteId: values.ANALYTICS_SITE_ID, consent: values.ANALYTICS_CONSENT }
    : undefined;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    /** PostgreSQL; if `undefined`, the site uses SQLite in the data folder. */
    databaseUrl: values.DATABASE_URL,
    /** Public origin without a trailing slash; if `undefined`, each request's own origin is used. */
    siteOrigin: values.SITE_URL,
    mail,
    /** Receives quote requests as signed JSON, in addition to the mail. */
    webhook: url && secret ? { url, secret } : undefined,
    confirmation: values.CONFIRMATION,
    reminder: values.REMINDER,
    /** Number of proxies in front, each adding one entry to X-Forwarded-For. 0: trust none. */
    trustedProxies: values.TRUST_PROXY,
    analytics,
    retention: {
      days: values.KEEP_DAYS,
      spamDays: values.KEEP_SPAM_DAYS,
      photoDays: values.KEEP_PHOTO_DAYS,
    },
    /** Megabytes for the database without photos. */
    storeLimit: values.STORE_LIMIT_MB,
    /** Additional megabytes for photos. */
    photoSpace: values.PHOTO_SPACE_MB,
    /** Quote requests per client address; if `undefined`, unlimited. */
    rateLimit: values.RATE_LIMIT
      ? { perMinute: values.RATE_PER_MINUTE, perHour: values.RATE_PER_HOUR }
      : undefined,
  };
}
