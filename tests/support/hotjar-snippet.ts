// What @hotjar/browser really puts into a page; for tests that have one.

import Hotjar from "@hotjar/browser";
import { snippetVersion } from "#contract/analytics.ts";

// The package's types are those of its CommonJS half.
const { init } = Hotjar as unknown as typeof Hotjar.default;

/** The text of the script by which session replay starts. */
export function readHotjarSnippet(siteId: number): string {
  // The script does not run here; the package looks for what it would have left.
  Object.assign(window, { hj: true });
  init(siteId, snippetVersion);
  return document.querySelector("head > script")?.textContent ?? "";
}
