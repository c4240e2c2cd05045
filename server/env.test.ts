import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { EnvError, parseEnv } from "./env.ts";

type Settings = Record<string, string>;

function problemsOf(settings: Settings): string[] {
  const parsed = parseEnv(settings);
  return parsed.ok ? [] : parsed.problems;
}

test("no settings at all give a site on this machine that keeps its mails as files", () => {
  expect(parseEnv({})).toEqual({
    ok: true,
    env: {
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      siteOrigin: undefined,
      mail: { kind: "files", from: "website@localhost", to: "studio@localhost" },
      webhook: undefined,
      confirmation: false,
      reminder: true,
      trustedProxies: 0,
      retention: {
        days: retention.requestWithoutBooking.amount,
        spamDays: retention.spam.amount,
        photoDays: retention.photosWithoutBooking.amount,
      },
      storeLimit: 1000,
      photoSpace: 2000,
      rateLimit: { perMinute: 5, perHour: 30 },
    },
  });
});

const secret = `whsec_${"a".repeat(32)}`;

test.each<[Settings, object]>([
  [{ PORT: "0" }, { port: 0 }],
  [{ PORT: " 65535 " }, { port: 65_535 }],
  [{ PORT: "  " }, { port: 3000 }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ DATA_DIR: "/srv/data" }, { dataDir: "/srv/data" }],
  [{ SITE_URL: "https://www.example.com/" }, { siteOrigin: "https://www.example.com" }],
  [{ SITE_URL: "http://www.example.com:8080" }, { siteOrigin: "http://www.example.com:8080" }],
  [
    { WEBHOOK_URL: "https://crm.example.com/hooks", WEBHOOK_SECRET: `${secret}==` },
    { webhook: { url: "https://crm.example.com/hooks", secret: `${secret}==` } },
  ],
  [
    { WEBHOOK_URL: "http://127.0.0.1:9000", WEBHOOK_SECRET: secret },
    { webhook: { url: "http://127.0.0.1:9000", secret } },
  ],
  [{ CONFIRMATION: "on" }, { confirmation: true }],
  [{ CONFIRMATION: "off" }, { confirmation: false }],
  [{ TRUST_PROXY: "on" }, { trustedProxies: 1 }],
  [{ TRUST_PROXY: "off" }, { trustedProxies: 0 }],
  [{ TRUST_PROXY: "0" }, { trustedProxies: 0 }],
  [{ TRUST_PROXY: "9" }, { trustedProxies: 9 }],
  [{ ANALYTICS_SITE_ID: "7" }, { analytics: { siteId: 7, consent: "asked" } }],
  [{ KEEP_DAYS: "1", KEEP_SPAM_DAYS: "999999" }, { retention: { days: 1, spamDays: 999_999 } }],
  [{ KEEP_PHOTO_DAYS: "30" }, { retention: { photoDays: 30 } }],
  [{ STORE_LIMIT_MB: "50" }, { storeLimit: 50 }],
  [{ PHOTO_SPACE_MB: "60" }, { photoSpace: 60 }],
  [{ RATE_LIMIT: "off", RATE_PER_MINUTE: "2" }, { rateLimit: undefined }],
  [
    { RATE_LIMIT: "on", RATE_PER_MINUTE: "2", RATE_PER_HOUR: "7" },
    { rateLimit: { perMinute: 2, perHour: 7 } },
  ],
])("%j is taken as %j", (settings, expected) => {
  expect(parseEnv(settings)).toMatchObject({ ok: true, env: expected });
});

const wholeNumber = (name: string, value: string) =>
  `${name} must be a whole number from 1, not "${value}".`;
const port = (value: string) => `PORT must be a whole number from 0 to 65535, not "${value}".`;
const origin = (value: string) =>
  `SITE_URL must be the site's address without a path, such as https://www.example.com, not "${value}".`;
const proxies = (value: string) =>
  `TRUST_PROXY must be "on", "off" or the number of proxies in front of the site, not "${value}".`;
const webhookUrl = "WEBHOOK_URL must be the full address that WEBHOOK_SECRET belongs to.";
const webhookSecret =
  'WEBHOOK_SECRET must be "whsec_" and at least 24 random bytes in base64; to make one: openssl rand -base64 32';

test.each<[Settings, string]>([
  [{ PORT: "80a" }, port("80a")],
  [{ PORT: "a80" }, port("a80")],
  [{ PORT: "-1" }, port("-1")],
  [{ PORT: "1e3" }, port("1e3")],
  [{ PORT: "65536" }, port("65536")],
  [{ SITE_URL: "www.example.com" }, origin("www.example.com")],
  [{ SITE_URL: "https://www.example.com/shop" }, origin("https://www.example.com/shop")],
  [{ SITE_URL: "ftp://www.example.com/" }, origin("ftp://www.example.com/")],
  [{ SITE_URL: "httpsx://www.example.com" }, origin("httpsx://www.example.com")],
  [{ WEBHOOK_URL: "https://crm.example.com/" }, webhookSecret],
  [{ WEBHOOK_SECRET: secret }, webhookUrl],
  [{ WEBHOOK_URL: "crm.example.com", WEBHOOK_SECRET: secret }, webhookUrl],
  [{ WEBHOOK_URL: "ftp://crm.example.com", WEBHOOK_SECRET: secret }, webhookUrl],
  [{ WEBHOOK_URL: "httpx://crm.example.com", WEBHOOK_SECRET: secret }, webhookUrl],
  [{ WEBHOOK_URL: "xhttp://crm.example.com", WEBHOOK_SECRET: secret }, webhookUrl],
  ...[secret.slice(0, -1), secret.slice(6), `x${secret}`, `${secret}===`, `${secret} a`].map(
    (wrong): [Settings, string] => [
      { WEBHOOK_URL: "https://crm.example.com", WEBHOOK_SECRET: wrong },
      webhookSecret,
    ],
  ),
  [{ CONFIRMATION: "yes" }, 'CONFIRMATION must be "on" or "off", not "yes".'],
  [{ RATE_LIMIT: "5" }, 'RATE_LIMIT must be "on" or "off", not "5".'],
  [{ TRUST_PROXY: "yes" }, proxies("yes")],
  [{ TRUST_PROXY: "10" }, proxies("10")],
  [{ TRUST_PROXY: "-1" }, proxies("-1")],
  [{ KEEP_DAYS: "0" }, wholeNumber("KEEP_DAYS", "0")],
  [{ KEEP_SPAM_DAYS: "1000000" }, wholeNumber("KEEP_SPAM_DAYS", "1000000")],
  [{ KEEP_PHOTO_DAYS: "a year" }, wholeNumber("KEEP_PHOTO_DAYS", "a year")],
  [{ STORE_LIMIT_MB: "1GB" }, wholeNumber("STORE_LIMIT_MB", "1GB")],
  [{ PHOTO_SPACE_MB: "-1" }, wholeNumber("PHOTO_SPACE_MB", "-1")],
  [{ RATE_PER_MINUTE: "1.5" }, wholeNumber("RATE_PER_MINUTE", "1.5")],
  [{ RATE_PER_HOUR: "x9" }, wholeNumber("RATE_PER_HOUR", "x9")],
])("%j is refused with %j", (settings, problem) => {
  expect(problemsOf(settings)).toEqual([problem]);
});

describe("DATABASE_URL", () => {
  test.each([
    ["postgresql://user:password@db.example.com/studio", undefined],
    ["postgres://db.example.com/studio?sslmode=require", undefined],
    ["postgresql:///studio?host=/tmp", undefined],
    ["postgresql://user@/studio?host=/tmp", undefined],
    ["postgresql://user:password@/studio?host=/tmp", undefined],
    ["postgresql://user:a%23b@db.example.com/studio", undefined],
    [
      "postgresql://user:p#/?@:%@db.example.com:5432/studio",
      "postgresql://user:p%23%2F%3F%40%3A%25@db.example.com:5432/studio",
    ],
  ])("%s is taken", (written, used = written) => {
    expect(parseEnv({ DATABASE_URL: written })).toMatchObject({
      ok: true,
      env: { databaseUrl: used },
    });
  });

  test.each([
    "mysql://user:hunter2@db.example.com/studio",
    "xpostgresql://user:hunter2@db.example.com/studio",
    "user:hunter2@db.example.com/studio",
    "postgresql://user:hunter2@db.example.com:port/studio",
    "postgresql://user:hunter2",
    "postgresql://",
  ])("%s is refused, and its password is not repeated", (written) => {
    expect(problemsOf({ DATABASE_URL: written })).toEqual([
      "DATABASE_URL must look like postgresql://user:password@db.example.com/studio.",
    ]);
  });
});

test("every problem is listed at once, one a line, under one heading", () => {
  const problems = problemsOf({ PORT: "80a", TRUST_PROXY: "yes", SMTP_URL: "hunter2" });
  expect(problems).toHaveLength(5);
  const { message, name } = new EnvError(problems);
  expect(name).toBe("EnvError");
  expect(message).toBe(
    `The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`,
  );
  expect(message).not.toContain("hunter2");
});
