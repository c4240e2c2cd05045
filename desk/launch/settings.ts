// Launch checks of the settings. `readEnv` has already refused invalid settings.

import { retention } from "#facts/privacy.ts";
import { isLoopback } from "#server/addresses.ts";
import type { Env } from "#server/env.ts";
import type { Problem } from "../../run/checks/problem.ts";

/** @param openToAnyone paths that every user of the machine may open. */
export function findOpenSettings(env: Env, openToAnyone: readonly string[]): Problem[] {
  const { siteOrigin, mail, webhook } = env;
  const { days, spamDays, photoDays } = env.retention;
  const isKeptTooLong =
    days > retention.requestWithoutBooking.amount ||
    spamDays > retention.spam.amount ||
    photoDays > retention.photosWithoutBooking.amount;
  const points = [
    siteOrigin === undefined &&
      "No public address: set SITE_URL, so that canonical links and previews contain it.",
    siteOrigin?.startsWith("http:") &&
      "SITE_URL is not https: visitors' data would travel unencrypted.",
    siteOrigin?.startsWith("https:") &&
      env.trustedProxies === 0 &&
      "SITE_URL is https, so the site is behind a proxy. With TRUST_PROXY off, all visitors would share one rate limit. Set TRUST_PROXY=on.",
    mail.kind === "files" &&
      "No mail server: requests are stored, but nobody is told. Set SMTP_URL, MAIL_FROM and MAIL_TO.",
    mail.kind === "smtp" &&
      mail.server.encryption === "none" &&
      !isLoopback(mail.server.host) &&
      "SMTP_URL says tls=off: its password and visitors' data travel unencrypted.",
    webhook?.url.startsWith("http:") &&
      !isLoopback(new URL(webhook.url).hostname) &&
      "WEBHOOK_URL is not https: visitors' data travels unencrypted.",
    env.rateLimit === undefined &&
      "RATE_LIMIT is off: one visitor may send as many quote requests as they like. Remove the setting.",
    isKeptTooLong &&
      "KEEP_DAYS, KEEP_SPAM_DAYS or KEEP_PHOTO_DAYS is longer than the privacy policy promises. Lower it, or change facts/privacy.ts.",
    ...openToAnyone.map(
      (path) => `Every user of this machine may open ${path}. To close it: chmod o= ${path}`,
    ),
  ];
  return points
    .filter((problem) => typeof problem === "string")
    .map((problem) => ({ file: ".env", problem }));
}
