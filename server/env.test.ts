import { resolve } from "node:path";
import { expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

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
      trustedProxies: 0,
      retention: { days: 180, spamDays: 30 },
      rateLimit: { perMinute: 5, perHour: 30 },
    },
  });
});

test("a mail server with sender and recipient is used", () => {
  const parsed = parseEnv({
    SMTP_URL: "smtps://user:pass@mail.example.com",
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
    SITE_URL: "https://www.example.com/",
    TRUST_PROXY: "2",
  });
  expect(parsed).toMatchObject({
    ok: true,
    env: { mail: { kind: "smtp" }, siteOrigin: "https://www.example.com", trustedProxies: 2 },
  });
});

test("every problem is listed at once, and no password is repeated", () => {
  const parsed = parseEnv({
    PORT: "80a",
    SITE_URL: "www.example.com/shop",
    SMTP_URL: "mail.example.com?pass=hunter2",
    MAIL_FROM: "Studio <a@b.example>",
    TRUST_PROXY: "yes",
    RATE_LIMIT: "5",
  });
  if (parsed.ok) throw new Error("should not have been taken");
  const { message } = new EnvError(parsed.problems);
  for (const name of [
    "PORT",
    "SITE_URL",
    "SMTP_URL must",
    "MAIL_FROM",
    "MAIL_TO",
    "TRUST_PROXY",
    "RATE_LIMIT",
  ]) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain("hunter2");
});

test.each([
  ["a mail server without a recipient", { SMTP_URL: "smtp://m.example", MAIL_FROM: "a@b.example" }],
  ["a mail server without a sender", { SMTP_URL: "smtp://m.example", MAIL_TO: "a@b.example" }],
  ["a recipient without a mail server", { MAIL_TO: "a@b.example" }],
])("%s is refused: notices would be lost unseen", (_, settings) => {
  expect(parseEnv(settings).ok).toBe(false);
});
