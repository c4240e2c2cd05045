// The built site, read into memory at start: some two hundred small files.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType, mimes } from "hono/utils/mime";
import { analyticsPlaceholder } from "#contract/analytics.ts";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { type Coding, codingEndings } from "./compression.ts";
import { hashStyle } from "./security-headers.ts";

/** Bytes that are sent, with compressed copies where there are any. */
export type Body = Partial<Record<Coding, Buffer<ArrayBuffer>>> & {
  content: Buffer<ArrayBuffer>;
  /** Weak: the copies are the same text in other bytes. */
  tag: string;
};

export type SiteFile = {
  /** As in the address, "/assets/main-3f9a1c22.js". */
  path: string;
  type: string;
  /** As built; with `hasPlaceholders` it has to be filled in before it is sent. */
  body: Body;
  isText: boolean;
  hasPlaceholders: boolean;
  /** Whether it changes with the origin the site is asked for at. */
  namesOrigin: boolean;
  /** Whether it changes with the day. */
  namesDay: boolean;
  cacheControl: string;
  /** Of a page's style element. */
  styleHash: string | undefined;
};

const YEAR = "public, max-age=31536000, immutable";
const BRIEF = "public, max-age=300";
/** Asked for again each time, but sent again only when it has changed. */
const REVALIDATED = "public, max-age=0, must-revalidate";

const HASHED = /^\/assets\/|^\/(pictures|cards)\/.*[-.][0-9a-f]{8}[-.]/;

const types = { ...mimes, md: "text/markdown; charset=utf-8" };

export function contentType(path: string): string {
  return getMimeType(path, types) ?? "application/octet-stream";
}

/** Pictures and fonts are compressed already. */
export function isText(path: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType(path));
}

/** Whether the text differs by the origin or day it is served at, or by session replay. */
export function hasPlaceholders(text: Buffer): boolean {
  return [originPlaceholder, todayPlaceholder, analyticsPlaceholder].some((placeholder) =>
    text.includes(placeholder),
  );
}

export function createBody(content: Buffer<ArrayBuffer>): Body {
  const hash = createHash("sha256").update(content).digest("base64url");
  return { content, tag: `W/"${hash.slice(0, 16)}"` };
}

/** Reads every file below the folder, by address. Names that begin with a dot are left out. */
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
