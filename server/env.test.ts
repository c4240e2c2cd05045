import { resolve } from "node:path";
import { expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { EnvError, parseEnv } from "./env.ts";

type Settings = Record<string, string>;

test("without settings, a site is reachable from this machine only and keeps its mails as files", () => {
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

const mail = {
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "quotes@example.com",
};
const webhook = {
  WEBHOOK_URL: "https://crm.example.com/hooks",
  WEBHOOK_SECRET: `whsec_${"a".repeat(32)}==`,
};

test.each<[Settings, object]>([
  [
    { PORT: " 65535 ", HOST: "0.0.0.0" },
    { port: 65_535, host: "0.0.0.0" },
  ],
  [{ PORT: "  " }, { port: 3000 }],
  [{ DATA_DIR: "/srv/data" }, { dataDir: "/srv/data" }],
  [{ SITE_URL: "https://www.example.com/" }, { siteOrigin: "https://www.example.com" }],
  [{ SITE_URL: "http://www.example.com:8080" }, { siteOrigin: "http://www.example.com:8080" }],
  [webhook, { webhook: { url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET } }],
  [
    { CONFIRMATION: "on", REMINDER: "off" },
    { confirmation: true, reminder: false },
  ],
  [{ TRUST_PROXY: "on" }, { trustedProxies: 1 }],
  [{ TRUST_PROXY: "off" }, { trustedProxies: 0 }],
  [{ TRUST_PROXY: "9" }, { trustedProxies: 9 }],
  [{ ANALYTICS_SITE_ID: "7" }, { analytics: { siteId: 7, consent: "asked" } }],
  [{ ANALYTICS_CONSENT: "handled-elsewhere" }, { analytics: undefined }],
  [
    { ANALYTICS_SITE_ID: "7", ANALYTICS_CONSENT: "handled-elsewhere" },
    { analytics: { siteId: 7, consent: "handled-elsewhere" } },
  ],
  [
    { ...mail, MAIL_TO: "a@b.example,c@d.example" },
    { mail: { kind: "smtp", from: mail.MAIL_FROM, to: "a@b.example, c@d.example" } },
  ],
  [
    { KEEP_DAYS: "1", KEEP_SPAM_DAYS: "999999", KEEP_PHOTO_DAYS: "30" },
    { retention: { days: 1, spamDays: 999_999, photoDays: 30 } },
  ],
  [
    { STORE_LIMIT_MB: "50", PHOTO_SPACE_MB: "60" },
    { storeLimit: 50, photoSpace: 60 },
  ],
  [{ RATE_LIMIT: "off", RATE_PER_MINUTE: "2" }, { rateLimit: undefined }],
  [{ RATE_PER_MINUTE: "2", RATE_PER_HOUR: "7" }, { rateLimit: { perMinute: 2, perHour: 7 } }],
])("the settings %j are parsed as %j", (given, expected) => {
  expect(parseEnv(given)).toMatchObject({ ok: true, env: expected });
});

const each = (name: string, ...values: string[]) => values.map((value) => ({ [name]: value }));

test.each<[string, Settings[]]>([
  ["PORT must be a whole number from 0 to 65535", each("PORT", "80a", "-1", "1e3", "65536")],
  [
    "SITE_URL must be the site's address without a path",
    each(
      "SITE_URL",
      "www.example.com",
      "https://www.example.com/shop",
      "https://user:hunter2@www.example.com",
      "ftp://www.example.com/",
    ),
  ],
  [
    'WEBHOOK_SECRET must be "whsec_" and at least 24 random bytes in base64',
    ["", "a".repeat(32), `whsec_${"a".repeat(31)}`, `${webhook.WEBHOOK_SECRET}=`].map(
      (WEBHOOK_SECRET) => ({ ...webhook, WEBHOOK_SECRET }),
    ),
  ],
  [
    "WEBHOOK_URL must be a full address",
    ["", "crm.example.com", "ftp://crm.example.com"].map((WEBHOOK_URL) => ({
      ...webhook,
      WEBHOOK_URL,
    })),
  ],
  ['RATE_LIMIT must be "on" or "off"', each("RATE_LIMIT", "5", "yes")],
  ['TRUST_PROXY must be "on", "off" or the number', each("TRUST_PROXY", "yes", "10", "-1")],
  ["KEEP_DAYS must be a whole number from 1", each("KEEP_DAYS", "0", "1000000", "1.5", "x9")],
  [
    "ANALYTICS_SITE_ID must be Hotjar's number",
    each("ANALYTICS_SITE_ID", "abc", "-5", "0", "1e5", '7"><script>'),
  ],
  // A misspelling must not start recording visitors.
  ['ANALYTICS_CONSENT must be "asked" or', each("ANALYTICS_CONSENT", "yes")],
  ["MAIL_FROM must be one email address", each("MAIL_FROM", "Studio <a@b.example>")],
  [
    "MAIL_TO must be an email address",
    ["a@b.example;c@d.example", "a@b.example,"].map((MAIL_TO) => ({ ...mail, MAIL_TO })),
  ],
  // Otherwise mails would be lost silently.
  ["SMTP_URL is set but MAIL_TO is not", [{ ...mail, MAIL_TO: "" }]],
  ["SMTP_URL is set but MAIL_FROM is not", [{ ...mail, MAIL_FROM: "" }]],
  ["MAIL_TO is set but SMTP_URL is not", [{ MAIL_TO: "a@b.example" }]],
])("wrong settings are refused with the message %j", (words, wrong) => {
  for (const given of wrong) {
    const parsed = parseEnv(given);
    expect([given, parsed.ok ? [] : parsed.problems]).toEqual([
      given,
      [expect.stringContaining(words)],
    ]);
  }
});

test("all problems are listed at once, one per line, without values", () => {
  const parsed = parseEnv({ PORT: "80a", TRUST_PROXY: "hunter2", SMTP_URL: "hunter2" });
  const problems = parsed.ok ? [] : parsed.problems;
  const { message } = new EnvError(problems);
  expect(message.split("\n  - ")).toEqual(["The settings are not right:", ...problems]);
  expect(problems).toHaveLength(5);
  expect(message).not.toContain("hunter2");
});
