// The built site, read into memory at start: some two hundred small files.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

export type SiteFile = {
  /** As in the address, "/assets/main-3f9a1c22.js". */
  path: string;
  type: string;
  content: Buffer;
  /** Text is compressed; pages, maps and lists for machines may hold placeholders. */
  isText: boolean;
  hasPlaceholders: boolean;
  cacheControl: string;
  digest: string;
};

const YEAR = "public, max-age=31536000, immutable";
const BRIEF = "public, max-age=300";
/** Asked for again each time, but sent again only when it has changed. */
const REVALIDATED = "public, max-age=0, must-revalidate";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

const HOLDS_PLACEHOLDERS = /\.(html|md|txt|xml|webmanifest)$/;
const HASHED = /^\/assets\/|^\/(pictures|cards)\/.*[-.][0-9a-f]{8}[-.]/;

/** Reads every file below the folder. Names that begin with a dot are left out. */
export function readSiteFiles(siteDir: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  if (!existsSync(siteDir)) return files;
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(siteDir.length).replaceAll(sep, "/");
    if (!entry.isFile() || path.includes("/.")) continue;
    files.set(path, describeFile(path, readFileSync(file)));
  }
  return files;
}

export function describeFile(path: string, content: Buffer): SiteFile {
  const type = types[extname(path).toLowerCase()] ?? "application/octet-stream";
  return {
    path,
    type,
    content,
    isText: type.includes("charset"),
    hasPlaceholders: HOLDS_PLACEHOLDERS.test(path),
    cacheControl: path.endsWith(".html") ? REVALIDATED : HASHED.test(path) ? YEAR : BRIEF,
    digest: createHash("sha256").update(content).digest("base64url").slice(0, 16),
  };
}
