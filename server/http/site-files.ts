// Files of the built site, about three hundred and all small, read into memory at start.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { analyticsPlaceholder } from "#contract/analytics.ts";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { type Coding, codingEndings } from "./compression.ts";
import { hashStyle } from "./security-headers.ts";

export type Body = Partial<Record<Coding, Buffer<ArrayBuffer>>> & {
  content: Buffer<ArrayBuffer>;
  /** Weak ETag, since the compressed copies share it. */
  tag: string;
};

export type SiteFile = {
  /** URL path, such as "/assets/main-3f9a1c22.js". */
  path: string;
  type: string;
  /** Built content; fill in before sending if `hasPlaceholders`. */
  body: Body;
  isText: boolean;
  hasPlaceholders: boolean;
  /** Whether the content depends on the origin. */
  namesOrigin: boolean;
  namesDay: boolean;
  cacheControl: string;
  /** CSP hash of a page's style element. */
  styleHash: string | undefined;
};

const YEAR = "public, max-age=31536000, immutable";
const BRIEF = "public, max-age=300";
/** Browsers revalidate each time, but download only changed content. */
const REVALIDATED = "public, max-age=0, must-revalidate";

const HASHED = /^\/assets\/|^\/(pictures|cards)\/.*[-.][0-9a-f]{8}[-.]/;

export function contentType(path: string): string {
  return getMimeType(path) ?? "application/octet-stream";
}

/** Whether compression helps: pictures and fonts are compressed already. */
export function isText(path: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(path));
}

export function hasPlaceholders(text: Buffer): boolean {
  return [originPlaceholder, todayPlaceholder, analyticsPlaceholder].some((placeholder) =>
    text.includes(placeholder),
  );
}

export function createBody(content: Buffer<ArrayBuffer>): Body {
  const hash = createHash("sha256").update(content).digest("base64url");
  return { content, tag: `W/"${hash.slice(0, 16)}"` };
}

/** Reads every file below the folder, keyed by URL path. Skips names that begin with a dot. */
export function readSiteFiles(siteDir: string): Map<string, SiteFile> {
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(siteDir.length).replaceAll(sep, "/");
    if (entry.isFile() && !path.includes("/.")) contents.set(path, readFileSync(file));
  }
  const copies = new Set(
    [...contents.keys()].flatMap((path) =>
      Object.values(codingEndings).map((ending) => path + ending),
    ),
  );
  const files = [...contents].filter(([path]) => !copies.has(path));
  return new Map(files.map(([path, content]) => [path, describeFile(path, content, contents)]));
}

function describeFile(
  path: string,
  content: Buffer<ArrayBuffer>,
  contents: ReadonlyMap<string, Buffer<ArrayBuffer>>,
): SiteFile {
  const [br, gzip] = [
    contents.get(path + codingEndings.br),
    contents.get(path + codingEndings.gzip),
  ];
  const isPage = path.endsWith(".html");
  return {
    path,
    type: contentType(path),
    body: { ...createBody(content), ...(br && { br }), ...(gzip && { gzip }) },
    isText: isText(path),
    hasPlaceholders: isText(path) && hasPlaceholders(content),
    namesOrigin: isText(path) && content.includes(originPlaceholder),
    namesDay: isText(path) && content.includes(todayPlaceholder),
    cacheControl: isPage ? REVALIDATED : HASHED.test(path) ? YEAR : BRIEF,
    styleHash: isPage ? hashStyle(content.toString("utf8")) : undefined,
  };
}
