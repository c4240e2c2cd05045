// Session replay, where the operator has set it up: how the server tells the page, and who asks for consent.

export type Analytics = {
  siteId: number;
  /** `asked`: by this site, before anything is loaded. `handled-elsewhere`: it starts at once. */
  consent: "asked" | "handled-elsewhere";
};

/** Version of the snippet, as the package's documentation gives it. */
export const snippetVersion = 6;

export const analyticsAttribute = "data-analytics";

/** Value of the attribute in built HTML, until the page is served. */
export const unfilledAnalytics = "site-analytics";

/** Stands in built HTML where the setting belongs; without one it goes and leaves no trace. */
export const analyticsPlaceholder = ` ${analyticsAttribute}="${unfilledAnalytics}"`;

/** What takes the placeholder's place. */
export function printAnalytics(analytics: Analytics | undefined): string {
  return analytics ? ` ${analyticsAttribute}="${analyticsValue(analytics)}"` : "";
}

/** The attribute's value, as `parseAnalytics` reads it. */
export function analyticsValue({ siteId, consent }: Analytics): string {
  return `${siteId} ${consent}`;
}

/** Reads the attribute's value back; `undefined` where there is none. */
export function parseAnalytics(value: string | undefined): Analytics | undefined {
  const found = /^(\d+) (asked|handled-elsewhere)$/.exec(value ?? "");
  return found
    ? { siteId: Number(found[1]), consent: found[2] as Analytics["consent"] }
    : undefined;
}
