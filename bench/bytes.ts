// Bytes transferred on a phone's first visit over HTTP/1.1, including response headers.

import { articlePath, paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { onPhone, openBrowser, type Phone } from "./browser.ts";

export const measuredPages = [
  paths.landing,
  paths.faq,
  articlePath("car-roof-wrap-cost-uk"),
  articlePath("car-wrap-prices-uk"),
  articlePath("colour-and-finish-options"),
  paths.terms,
];

const kinds = ["Document", "Script", "Font", "Image"];

export async function measureBytes() {
  const browser = await openBrowser();
  const site = await startSite({});
  const rows: string[][] = [["page (KB)", "HTML", "scripts", "font", "pictures", "requests"]];
  for (const path of measuredPages) {
    const loaded = await onPhone(browser, (phone) => visit(phone, site.origin + path));
    const cells = kinds.map((kind) => {
      const sizes = loaded.filter((file) => file.kind === kind).map(({ size }) => size);
      return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
    });
    rows.push([path, ...cells, String(loaded.length)]);
  }
  await Promise.all([browser.close(), site.stop()]);
  return rows;
}

/** Loads a page and waits until the network is idle. */
async function visit({ page, devTools }: Phone, address: string) {
  const kindOf = new Map<string, string>();
  const loaded: { kind: string | undefined; size: number }[] = [];
  devTools.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    loaded.push({ kind: kindOf.get(requestId), size: encodedDataLength });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return loaded;
}
