// What a phone's first visit carries, with response headers, as the browser counts it on HTTP/1.1.

import { articlePath, paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { onPhone, openBrowser, type Phone } from "./browser.ts";
import { table } from "./document.ts";
import { kilobytes } from "./numbers.ts";
import { buildForOrigin, origin } from "./starts.ts";

export const measuredPages = [
  paths.landing,
  paths.faq,
  articlePath("car-roof-wrap-cost-uk"),
  articlePath("car-wrap-prices-uk"),
  articlePath("colour-and-finish-options"),
  paths.terms,
];

export const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;
type Kind = (typeof kinds)[number];

export async function measureBytes(): Promise<string> {
  const browser = await openBrowser();
  buildForOrigin();
  const site = await startSite({ SITE_URL: origin });
  try {
    const rows = [];
    for (const path of measuredPages) {
      const carried = await onPhone(browser, (phone) => visit(phone, site.origin + path));
      const cells = kinds.map((kind) => carriedBytes(carried, kind));
      rows.push([path, ...cells, carried.length]);
    }
    return table(["page", "HTML", "styles", "scripts", "font", "pictures", "requests"], rows);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

type Carried = { kind: Kind | undefined; size: number };

/** "20.2 in 1": KB and files. */
export function carriedBytes(carried: readonly Carried[], kind: Kind): string {
  const sizes = carried.filter((one) => one.kind === kind).map(({ size }) => size);
  return sizes.length === 0 ? "–" : `${kilobytes(sum(sizes))} in ${sizes.length}`;
}

/** Loads a page and waits until nothing more comes. */
export async function visit({ page, devTools }: Phone, address: string): Promise<Carried[]> {
  const kindOf = new Map<string, Kind>();
  const carried: Carried[] = [];
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    kindOf.set(requestId, type as Kind);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    carried.push({ kind: kindOf.get(requestId), size: encodedDataLength });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return carried;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
