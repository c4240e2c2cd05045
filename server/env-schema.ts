// Schema of the settings with their defaults. Messages never repeat a value, since it may be a secret.

import { z } from "zod";
import { retention } from "#facts/privacy.ts";
import { parseDatabaseUrl, parseMailServer, parseOrigin, parseWebhookUrl } from "./addresses.ts";
import { isMailAddress } from "./notify/mail-address.ts";

const wholeNumber = (name: string, fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `${name} must be a whole number from 1 to 999999.`)
    .transform(Number)
    .default(fallback);

const onOrOff = (name: string, fallback: boolean) =>
  z
    .enum(["on", "off"], `${name} must be "on" or "off".`)
    .transform((value) => value === "on")
    .default(fallback);

const address = <T>(parse: (value: string) => T | undefined, message: string) =>
  z
    .string()
    .transform((value, { addIssue }) => {
      const parsed = parse(value);
      if (parsed !== undefined) return parsed;
      addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional();

const badPort = "PORT must be a whole number from 0 to 65535.";
const badProxies =
  'TRUST_PROXY must be "on", "off" or the number of proxies in front of the site, up to 9.';
const badWebhookUrl =
  "WEBHOOK_URL must be a full address such as https://crm.example.com/hooks. It needs WEBHOOK_SECRET.";
const badWebhookSecret =
  'WEBHOOK_SECRET must be "whsec_" and at least 24 random bytes in base64; to make one: echo whsec_$(openssl rand -base64 32)';

export const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, badPort)
    .transform(Number)
    .refine((port) => port <= 65_535, badPort)
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: address(
    parseDatabaseUrl,
    "DATABASE_URL must look like postgresql://user:password@db.example.com/studio.",
  ),
  SITE_URL: address(
    parseOrigin,
    "SITE_URL must be the site's address without a path, such as https://www.example.com.",
  ),
  SMTP_URL: address(
    parseMailServer,
    "SMTP_URL must look like smtp://user:password@mail.example.com:587 (or smtps://…:465), with nothing after it but ?tls=off.",
  ),
  MAIL_FROM: z
    .string()
    .refine(isMailAddress, "MAIL_FROM must be one email address, such as website@example.com.")
    .default("website@localhost"),
  MAIL_TO: z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim()))
    .refine(
      (recipients) => recipients.every(isMailAddress),
      "MAIL_TO must be an email address, such as quotes@example.com, or several separated by commas.",
    )
    .default(["studio@localhost"]),
  WEBHOOK_URL: address(parseWebhookUrl, badWebhookUrl),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, badWebhookSecret)
    .optional(),
  CONFIRMATION: onOrOff("CONFIRMATION", false),
  REMINDER: onOrOff("REMINDER", true),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|\d)$/, badProxies)
    .transform((value) => Number({ on: 1, off: 0 }[value] ?? value))
    .default(0),
  KEEP_DAYS: wholeNumber("KEEP_DAYS", retention.requestWithoutBooking.amount),
  KEEP_SPAM_DAYS: wholeNumber("KEEP_SPAM_DAYS", retention.spam.amount),
  KEEP_PHOTO_DAYS: wholeNumber("KEEP_PHOTO_DAYS", retention.photosWithoutBooking.amount),
  STORE_LIMIT_MB: wholeNumber("STORE_LIMIT_MB", 1000),
  PHOTO_SPACE_MB: wholeNumber("PHOTO_SPACE_MB", 2000),
  RATE_LIMIT: onOrOff("RATE_LIMIT", true),
  RATE_PER_MINUTE: wholeNumber("RATE_PER_MINUTE", 5),
  RATE_PER_HOUR: wholeNumber("RATE_PER_HOUR", 30),
  ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, "ANALYTICS_SITE_ID must be Hotjar's number for the site.")
    .transform(Number)
    .optional(),
  ANALYTICS_CONSENT: z
    .enum(
      ["asked", "handled-elsewhere"],
      'ANALYTICS_CONSENT must be "asked" or "handled-elsewhere".',
    )
    .default("asked"),
});

export type Settings = z.output<typeof settings>;
export type SettingName = keyof Settings;
/** Unparsed values; blank settings are absent. */
export type Written = Partial<Record<SettingName, string>>;

/** Triples: a setting, the setting that it requires, and the message if the required one is missing. */
const companions: readonly [SettingName, SettingName, string][] = [
  ["SMTP_URL", "MAIL_TO", "SMTP_URL is set but MAIL_TO is not: who receives the mails?"],
  ["SMTP_URL", "MAIL_FROM", "SMTP_URL is set but MAIL_FROM is not: who do the mails come from?"],
  [
    "MAIL_TO",
    "SMTP_URL",
    "MAIL_TO is set but SMTP_URL is not, so no mail would be sent. Set SMTP_URL, or remove MAIL_TO to have mails written to DATA_DIR/mail.",
  ],
  ["WEBHOOK_URL", "WEBHOOK_SECRET", badWebhookSecret],
  ["WEBHOOK_SECRET", "WEBHOOK_URL", badWebhookUrl],
];

export function findMissing(written: Written): string[] {
  return companions
    .filter(([set, missing]) => written[set] !== undefined && written[missing] === undefined)
    .map(([, , problem]) => problem);
}
