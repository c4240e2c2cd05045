// Session replay settings, passed from the server to the page in one attribute.

export type Analytics = {
  siteId: number;
  /** `asked`: this site asks before it loads anything. `handled-elsewhere`: another tool asks. */
  consent: "asked" | "handled-elsewhere";
};

/** Version of Hotjar's snippet, from the documentation of @hotjar/browser. */
export const snippetVersion = 6;

export const analyticsAttribute = "data-analytics";

/** The attribute's value in built HTML, replaced when the page is served. */
export const unfilledAnalytics = "site-analytics";

/** Attribute in built HTML that `printAnalytics` replaces. */
export const analyticsPlaceholder = ` ${analyticsAttribute}="${unfilledAnalytics}"`;

/** Replacement for the placeholder: the filled attribute, or nothing. */
export function printAnalytics(analytics: Analytics | undefined): string {
  return analytics ? ` ${analyticsAttribute}="${analyticsValue(analytics)}"` : "";
}

/** The attribute's value, as `parseAnalytics` reads it. */
export function analyticsValue({ siteId, consent }: Analytics): string {
  return `${siteId} ${consent}`;
}

/** Parses the attribute's value; `undefined` if it is missing, unfilled or malformed. */
export function parseAnalytics(value: string | undefined): Analytics | undefined {
  const found = /^(\d+) (asked|handled-elsewhere)$/.exec(value ?? "");
  return found
    ? { siteId: Number(found[1]), consent: found[2] as Analytics["consent"] }
    : undefined;
}
