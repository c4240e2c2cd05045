// The built site, read into memory at start: some two hundred small files.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { analyticsPlaceholder } from "#contract/analytics.ts";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { Coding } from "./compression.ts";
import { hashStyle } from "./security-headers.ts";

export type SiteFile = {
  /** As in the address, "/assets/main-3f9a1c22.js". */
  path: string;
  type: string;
  content: Buffer;
  /** Text is worth compressing; pictures and fonts are compressed as they are. */
  isText: boolean;
  /** The content in other codings, as the build wrote them beside it. */
  encoded: Partial<Record<Coding, Buffer>>;
  /** Whether the content changes with the origin the site is asked for at. */
  namesOrigin: boolean;
  /** Whether it changes with the day. */
  namesDay: boolean;
  /** Whether the content has to be filled in before it is sent. */
  hasPlaceholders: boolean;
  cacheControl: string;
  digest: string;
  /** Of the style that stands in a page. */
  styleHash: string | undefined;
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

/** What the build puts behind a file's name for the same file in a coding. */
export const codingEndings = { br: ".br", gzip: ".gz" } as const;

const HASHED = /^\/assets\/|^\/(pictures|cards)\/.*[-.][0-9a-f]{8}[-.]/;

/** Reads every file below the folder. Names that begin with a dot are left out. */
export function readSiteFiles(siteDir: string): Map<string, SiteFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(siteDir.length).replaceAll(sep, "/");
    if (entry.isFile() && !path.includes("/.")) contents.set(path, readFileSync(file));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    if (!isEncoded(path, contents)) files.set(path, describeFile(path, content, contents));
  }
  return files;
}

function isEncoded(path: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return Object.values(codingEndings).some(
    (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
  );
}

function describeFile(
  path: string,
  content: Buffer,
  contents: ReadonlyMap<string, Buffer>,
): SiteFile {
  const type = contentType(path);
  const isText = isTextType(type);
  const [br, gzip] = [
    contents.get(path + codingEndings.br),
    contents.get(path + codingEndings.gzip),
  ];
  return {
    path,
    type,
    content,
    isText,
    encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    namesOrigin: isText && content.includes(originPlaceholder),
    namesDay: isText && content.includes(todayPlaceholder),
    hasPlaceholders: isText && hasPlaceholders(content),
    cacheControl: path.endsWith(".html") ? REVALIDATED : HASHED.test(path) ? YEAR : BRIEF,
    digest: createHash("sha256").update(content).digest("base64url").slice(0, 16),
    styleHash: path.endsWith(".html") ? hashStyle(content.toString("utf8")) : undefined,
  };
}

/** The one address a file is served at: "/faq" for "/faq.html". */
export function addressOf({ path }: SiteFile): string {
  return path.replace(/(?:\/index)?\.html$/, "") || "/";
}

export function contentType(path: string): string {
  return types[extname(path).toLowerCase()] ?? "application/octet-stream";
}

export function isTextType(type: string): boolean {
  return type.includes("charset");
}

/** Whether the text is another one for each origin or day it is served at. */
export function hasPlaceholders(content: Buffer): boolean {
  return placeholders.some((text) => content.includes(text));
}

const placeholders = [originPlaceholder, todayPlaceholder, analyticsPlaceholder];
