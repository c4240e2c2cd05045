// Serves the built site from memory: pages, assets, pictures, and the lists for machines.

import { createHash } from "node:crypto";
import type { PageEnvironment, RenderPage } from "#contract/page-environment.ts";
import {
  type Coding,
  type CompressedText,
  chooseCoding,
  createCompressedText,
} from "./compression.ts";
import { fillPlaceholders, type Pages } from "./pages.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

/** Enough for every page under a handful of origins; a flood of made-up Host headers only turns it over. */
const REMEMBERED = 500;

type Variant = { digest: string; text: CompressedText };

export function createBuiltPages(options: { siteDir: string; render: RenderPage }): Pages {
  const files = readSiteFiles(options.siteDir);
  const variants = new Map<string, Variant>();

  function findVariant(file: SiteFile, coding: Coding, environment: PageEnvironment): Variant {
    const key = file.hasPlaceholders
      ? [file.path, coding, environment.origin, environment.today].join("\n")
      : [file.path, coding].join("\n");
    const variant = variants.get(key) ?? createVariant(file, coding, environment);
    // Taken out and put back, so that the map stays in the order of last use.
    variants.delete(key);
    variants.set(key, variant);
    const oldest = variants.keys().next().value;
    if (variants.size > REMEMBERED && oldest !== undefined) variants.delete(oldest);
    return variant;
  }

  return {
    render: options.render,
    async serve(request, environment) {
      const { pathname, search } = new URL(request.url);
      const found = findFile(files, pathname);
      if (found === undefined) return undefined;
      if (typeof found === "string") {
        return new Response(null, { status: 308, headers: { Location: found + search } });
      }
      const coding = found.isText
        ? chooseCoding(request.headers.get("Accept-Encoding"))
        : "identity";
      const variant = findVariant(found, coding, environment);
      return answer(request, found, coding, variant);
    },
  };
}

/** The file at an address, or the address it should be asked for at. */
function findFile(files: Map<string, SiteFile>, pathname: string): SiteFile | string | undefined {
  const path = decodePath(pathname);
  if (path === undefined || path === "/404" || path === "/404.html") return undefined;
  if (path === "/") return files.get("/index.html");
  const page = path.replace(/(\/|(\/index)?\.html)$/, "");
  if (page !== path && (files.has(`${page}.html`) || files.has(`${page}/index.html`))) {
    return page === "" ? "/" : page;
  }
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function answer(
  request: Request,
  file: SiteFile,
  coding: Coding,
  variant: Variant,
): Promise<Response> {
  // Weak: the same text may have been compressed more or less tightly.
  const etag = `W/"${variant.digest}"`;
  const headers = new Headers({ "Cache-Control": file.cacheControl, ETag: etag });
  if (file.isText) headers.set("Vary", "Accept-Encoding");
  // A copy of an article for programs: searchers should land on the article itself.
  if (file.path.endsWith(".md")) headers.set("X-Robots-Tag", "noindex");
  if (holdsTag(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await variant.text.get();
  headers.set("Content-Type", file.type);
  headers.set("Content-Length", String(body.byteLength));
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  return new Response(
    new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength),
    { headers },
  );
}

function holdsTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^(?!W\/)/, "W/") === etag);
}

function createVariant(file: SiteFile, coding: Coding, environment: PageEnvironment): Variant {
  if (!file.hasPlaceholders) {
    return { digest: file.digest, text: createCompressedText(file.content, coding) };
  }
  const content = Buffer.from(fillPlaceholders(file.content.toString("utf8"), environment));
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 16);
  return { digest, text: createCompressedText(content, coding) };
}
