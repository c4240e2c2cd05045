// The settings of session replay: off without a site id, and asked for consent unless that is handled elsewhere.

import type { Analytics } from "#contract/analytics.ts";
import type { ReadSetting } from "./env-names.ts";

export function parseAnalyticsSettings(
  setting: ReadSetting,
  problems: string[],
): Analytics | undefined {
  const siteId = setting("ANALYTICS_SITE_ID");
  const consent = setting("ANALYTICS_CONSENT") ?? "asked";
  if (consent !== "asked" && consent !== "handled-elsewhere") {
    problems.push(`ANALYTICS_CONSENT must be "asked" or "handled-elsewhere", not "${consent}".`);
    return undefined;
  }
  if (siteId === undefined) return undefined;
  if (/^[1-9]\d{0,11}$/.test(siteId)) return { siteId: Number(siteId), consent };
  problems.push(`ANALYTICS_SITE_ID must be Hotjar's number for the site, not "${siteId}".`);
  return undefined;
}
