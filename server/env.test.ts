import { resolve } from "node:path";
import { expect, test } from "vitest";
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

const mail = {
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "quotes@example.com",
};

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
  [{ ANALYTICS_CONSENT: "handled-elsewhere" }, { analytics: undefined }],
  [
    { ANALYTICS_SITE_ID: "7", ANALYTICS_CONSENT: "handled-elsewhere" },
    { analytics: { siteId: 7, consent: "handled-elsewhere" } },
  ],
  [
    { MAIL_FROM: "website@example.com" },
    { mail: { kind: "files", from: "website@example.com", to: "studio@localhost" } },
  ],
  [
    { ...mail, MAIL_TO: "a@b.example,c@d.example" },
    { mail: { kind: "smtp", from: mail.MAIL_FROM, to: "a@b.example, c@d.example" } },
  ],
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

const wholeNumber = (name: string) => `${name} must be a whole number from 1.`;
const port = "PORT must be a whole number from 0 to 65535.";
const origin =
  "SITE_URL must be the site's address without a path, such as https://www.example.com.";
const proxies =
  'TRUST_PROXY must be "on", "off" or the number of proxies in front of the site, up to 9.';
const webhookUrl = "WEBHOOK_URL must be the full address that WEBHOOK_SECRET belongs to.";
const webhookSecret =
  'WEBHOOK_SECRET must be "whsec_" and at least 24 random bytes in base64; to make one: openssl rand -base64 32';
const sender = "MAIL_FROM must be one email address, such as website@example.com.";
const recipient =
  "MAIL_TO must be an email address, such as quotes@example.com, or several with commas between.";
const siteId = "ANALYTICS_SITE_ID must be Hotjar's number for the site.";

const refuse = (problem: string, ...settings: Settings[]) =>
  settings.map((one): [Settings, string] => [one, problem]);

test.each<[Settings, string]>([
  ...refuse(port, { PORT: "80a" }, { PORT: "-1" }, { PORT: "1e3" }, { PORT: "65536" }),
  ...[
    "www.example.com",
    "https://www.example.com/shop",
    "https://user:hunter2@www.example.com",
    "ftp://www.example.com/",
  ].flatMap((SITE_URL) => refuse(origin, { SITE_URL })),
  ...refuse(webhookSecret, { WEBHOOK_URL: "https://crm.example.com/" }),
  ...[secret.slice(0, -1), secret.slice(6), `${secret}===`, `${secret} a`].flatMap((wrong) =>
    refuse(webhookSecret, { WEBHOOK_URL: "https://crm.example.com", WEBHOOK_SECRET: wrong }),
  ),
  ...refuse(webhookUrl, { WEBHOOK_SECRET: secret }),
  ...["crm.example.com", "ftp://crm.example.com"].flatMap((WEBHOOK_URL) =>
    refuse(webhookUrl, { WEBHOOK_URL, WEBHOOK_SECRET: secret }),
  ),
  ...refuse('CONFIRMATION must be "on" or "off".', { CONFIRMATION: "yes" }),
  ...refuse('RATE_LIMIT must be "on" or "off".', { RATE_LIMIT: "5" }),
  ...refuse(proxies, { TRUST_PROXY: "yes" }, { TRUST_PROXY: "10" }, { TRUST_PROXY: "-1" }),
  ...refuse(wholeNumber("KEEP_DAYS"), { KEEP_DAYS: "0" }),
  ...refuse(wholeNumber("KEEP_SPAM_DAYS"), { KEEP_SPAM_DAYS: "1000000" }),
  ...refuse(wholeNumber("KEEP_PHOTO_DAYS"), { KEEP_PHOTO_DAYS: "a year" }),
  ...refuse(wholeNumber("STORE_LIMIT_MB"), { STORE_LIMIT_MB: "1GB" }),
  ...refuse(wholeNumber("PHOTO_SPACE_MB"), { PHOTO_SPACE_MB: "-1" }),
  ...refuse(wholeNumber("RATE_PER_MINUTE"), { RATE_PER_MINUTE: "1.5" }),
  ...refuse(wholeNumber("RATE_PER_HOUR"), { RATE_PER_HOUR: "x9" }),
  ...["abc", "-5", "0", "1e5", '7"><script>'].flatMap((ANALYTICS_SITE_ID) =>
    refuse(siteId, { ANALYTICS_SITE_ID }),
  ),
  // Nobody is recorded by a misspelling.
  ...refuse('ANALYTICS_CONSENT must be "asked" or "handled-elsewhere".', {
    ANALYTICS_SITE_ID: "7",
    ANALYTICS_CONSENT: "yes",
  }),
  ...refuse(sender, { MAIL_FROM: "Studio <a@b.example>" }),
  ...refuse(recipient, { ...mail, MAIL_TO: "a@b.example;c@d.example" }),
  ...refuse(recipient, { ...mail, MAIL_TO: "a@b.example," }),
  // Mails would be lost unseen.
  ...refuse("SMTP_URL is set but MAIL_TO is not: who gets the mails?", { ...mail, MAIL_TO: "" }),
  ...refuse("SMTP_URL is set but MAIL_FROM is not: who do the mails come from?", {
    ...mail,
    MAIL_FROM: "",
  }),
  ...refuse(
    "MAIL_TO is set but SMTP_URL is not, so no mail would leave. Set SMTP_URL, or remove MAIL_TO to have mails written to DATA_DIR/mail.",
    { MAIL_TO: "a@b.example" },
  ),
])("%j is refused with %j", (settings, problem) => {
  expect(problemsOf(settings)).toEqual([problem]);
});

test("every problem is listed at once, one a line, and no value, which may be a secret", () => {
  const problems = problemsOf({ PORT: "80a", TRUST_PROXY: "hunter2", SMTP_URL: "hunter2" });
  expect(problems).toHaveLength(5);
  const { message } = new EnvError(problems);
  expect(message).toBe(
    `The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`,
  );
  expect(message).not.toContain("hunter2");
});
