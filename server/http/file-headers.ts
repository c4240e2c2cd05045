// Headers of an answer with a built file, whichever way it is sent.

import { createHash } from "node:crypto";
import type { PageEnvironment } from "#contract/page-environment.ts";
import type { SiteFile } from "./site-files.ts";

/** A shared cache would give everybody the origin that one visitor's Host header made up. */
const FOR_ONE_VISITOR = "private, max-age=0, must-revalidate";

/** @param isOwn whether the file names no origin, or the site's own. */
export function describeFile(file: SiteFile, isOwn: boolean, tag: string): Headers {
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": isOwn ? file.cacheControl : FOR_ONE_VISITOR,
    ETag: tag,
  });
  if (file.isText) headers.set("Vary", "Accept-Encoding");
  // A copy of an article for programs: searchers should land on the article itself.
  if (file.path.endsWith(".md")) headers.set("X-Robots-Tag", "noindex");
  return headers;
}

/** Weak: the same text may have been compressed more or less tightly. */
export function entityTag(file: SiteFile, { origin, today, analytics }: PageEnvironment): string {
  if (!file.hasPlaceholders) return `W/"${file.digest}"`;
  const filled = JSON.stringify([
    file.digest,
    file.namesOrigin && origin,
    file.namesDay && today,
    analytics,
  ]);
  return `W/"${createHash("sha256").update(filled).digest("base64url").slice(0, 16)}"`;
}

/** Whether a client that sent `If-None-Match` holds what has this tag. */
export function holdsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .some((held) => held.trim() === "*" || held.trim().replace(/^(?!W\/)/, "W/") === tag);
}
