import { expect, test } from "vitest";
import { parseAnalytics, printAnalytics } from "#contract/analytics.ts";
import { parseAnalyticsSettings } from "./env-analytics.ts";

function parse(settings: Record<string, string>) {
  const problems: string[] = [];
  const analytics = parseAnalyticsSettings((name) => settings[name], problems);
  return { analytics, problems };
}

test("without a site id there is no session replay, whatever else is set", () => {
  expect(parse({})).toEqual({ analytics: undefined, problems: [] });
  expect(parse({ ANALYTICS_CONSENT: "handled-elsewhere" }).analytics).toBeUndefined();
});

test("with a site id visitors are asked, unless that is handled elsewhere", () => {
  expect(parse({ ANALYTICS_SITE_ID: "1234567" }).analytics).toEqual({
    siteId: 1234567,
    consent: "asked",
  });
  expect(
    parse({ ANALYTICS_SITE_ID: "7", ANALYTICS_CONSENT: "handled-elsewhere" }).analytics,
  ).toEqual({ siteId: 7, consent: "handled-elsewhere" });
});

test.each(["abc", "12 34", "-5", "0", "1e5", '7"><script>'])("the id %j is refused", (siteId) => {
  const { analytics, problems } = parse({ ANALYTICS_SITE_ID: siteId });
  expect(analytics).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining("ANALYTICS_SITE_ID")]);
});

test("another word for the consent is refused, so that nobody is recorded by a misspelling", () => {
  const { analytics, problems } = parse({ ANALYTICS_SITE_ID: "7", ANALYTICS_CONSENT: "yes" });
  expect(analytics).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining("ANALYTICS_CONSENT")]);
});

test("a page reads back what the server wrote into it", () => {
  for (const consent of ["asked", "handled-elsewhere"] as const) {
    const [, value] = /="(.*)"$/.exec(printAnalytics({ siteId: 7, consent })) ?? [];
    expect(parseAnalytics(value)).toEqual({ siteId: 7, consent });
  }
  expect(printAnalytics(undefined)).toBe("");
  expect(parseAnalytics(undefined)).toBeUndefined();
  expect(parseAnalytics("site-analytics")).toBeUndefined();
});
