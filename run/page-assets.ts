// Built files that a page needs, from Vite's manifest.

import type { Manifest } from "vite";
import type { PageAssets } from "../app/document.tsx";

const BOOT = "app/boot.ts";
const ENTRY = "app/entry.client.tsx";
const TEXT_FRAME = "app/pages/article.tsx";

/** @param source the page's source file, as named in the manifest. */
export function pageAssets(manifest: Manifest, source: string): PageAssets {
  const page = source.endsWith(".mdx") ? [TEXT_FRAME, source] : [source];
  const found: Found = { files: new Set(), styles: new Set(), fonts: new Set(), seen: new Set() };
  for (const entry of [ENTRY, ...page]) collect(manifest, entry, found);
  return {
    styles: [...found.styles],
    fonts: [...found.fonts],
    boot: `/${chunk(manifest, BOOT).file}`,
    late: [...found.files],
  };
}

type Found = Record<"files" | "styles" | "fonts" | "seen", Set<string>>;

function collect(manifest: Manifest, key: string, into: Found) {
  if (into.seen.has(key)) return;
  into.seen.add(key);
  const { file, imports = [], css = [], assets = [] } = chunk(manifest, key);
  // The entry's styles come first, since they set the layer order.
  for (const style of css) into.styles.add(`/${style}`);
  for (const imported of imports) collect(manifest, imported, into);
  // Added after its imports, since files run in request order, each in a separate task.
  into.files.add(`/${file}`);
  for (const asset of assets) if (asset.endsWith(".woff2")) into.fonts.add(`/${asset}`);
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`the build's manifest has no chunk for ${key}`);
  return found;
}
