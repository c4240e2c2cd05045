// Which built files a page needs, read from Vite's manifest.

import type { Manifest } from "vite";
import type { PageAssets } from "../app/document.tsx";

const BOOT = "app/boot.ts";
const ENTRY = "app/entry.client.tsx";
const TEXT_FRAME = "app/pages/article.tsx";

/** @param source of the page's route, as the manifest names it. */
export function pageAssets(manifest: Manifest, source: string): PageAssets {
  const page = /^content\/(articles|legal)\//.test(source) ? [TEXT_FRAME, source] : [source];
  const files = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  for (const entry of [ENTRY, ...page]) collect(manifest, entry, { files, styles, fonts });
  return {
    styles: [...styles],
    fonts: [...fonts],
    boot: `/${chunk(manifest, BOOT).file}`,
    late: [...files],
  };
}

type Collected = Record<"files" | "styles" | "fonts", Set<string>>;

function collect(manifest: Manifest, key: string, into: Collected) {
  const { file, imports = [], css = [], assets = [] } = chunk(manifest, key);
  if (into.files.has(`/${file}`)) return;
  into.files.add(`/${file}`);
  // The entry's own style comes before its imports': it sets the order of the layers.
  for (const style of css) into.styles.add(`/${style}`);
  for (const imported of imports) collect(manifest, imported, into);
  for (const asset of assets) if (asset.endsWith(".woff2")) into.fonts.add(`/${asset}`);
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`the build's manifest has no chunk for ${key}`);
  return found;
}
