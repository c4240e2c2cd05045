// The built site, served from memory: pages, assets, pictures, sitemap and robots.txt.

import type { PageEnvironment, RenderPage } from "#contract/page-environment.ts";
import { printDate } from "#contract/page-environment.ts";
import { newPathOf } from "#contract/paths.ts";
import { allowAnalytics } from "./analytics-policy.ts";
import { chooseCoding } from "./compression.ts";
import { createFilledPages } from "./filled-pages.ts";
import { fillPlaceholders, fillProblem, type Pages } from "./pages.ts";
import {
  allowStyles,
  contentSecurityPolicy,
  hashStyle,
  securityHeaders,
} from "./security-headers.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

/** Keeps shared caches from giving other visitors a page whose origin comes from a forged Host header. */
const FOR_ONE_VISITOR = "private, max-age=0, must-revalidate";

export type BuiltPagesOptions = {
  siteDir: string;
  settings: Pick<PageEnvironment, "analytics"> & { siteOrigin: string | undefined };
  /** HTML of the built problem page. */
  problemPage: string;
  render: RenderPage;
  now: () => Date;
};

export function createBuiltPages(options: BuiltPagesOptions): Pages {
  const { problemPage, render, now } = options;
  const { siteOrigin, analytics } = options.settings;
  const files = readSiteFiles(options.siteDir);
  const fill = createFilledPages(siteOrigin !== undefined);
  if (siteOrigin !== undefined) {
    const today = { origin: siteOrigin, today: printDate(now()), analytics };
    const pages = [...files.values()].filter(({ hasPlaceholders }) => hasPlaceholders);
    for (const page of pages) void fill(page, today);
  }
  const policy = allowAnalytics(contentSecurityPolicy, analytics);
  const policies = new Map(
    [...files.values()].map((file) => [file, allowStyles(policy, [file.styleHash])]),
  );

  async function send(
    file: SiteFile,
    { headers: asked }: Request,
    environment: PageEnvironment,
    { status, cacheControl }: { status: 200 | 404; cacheControl: string },
  ): Promise<Response> {
    const body = file.hasPlaceholders ? await fill(file, environment) : file.body;
    const coding = chooseCoding(asked.get("Accept-Encoding"), body);
    const bytes = coding ? (body[coding] ?? body.content) : body.content;
    // A plain object, since Headers would double the cost of sending a file.
    const headers = {
      ...Object.fromEntries(
        securityHeaders(file.type, policies.get(file) ?? policy, environment.origin),
      ),
      "Content-Type": file.type,
      "Cache-Control": cacheControl,
      ...(status === 200 && { ETag: body.tag }),
      ...(file.isText && { Vary: "Accept-Encoding" }),
    };
    if (status === 200 && holdsTag(asked.get("If-None-Match"), body.tag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, {
      status,
      headers: {
        ...headers,
        "Content-Length": String(bytes.byteLength),
        ...(coding && { "Content-Encoding": coding }),
      },
    });
  }

  return {
    contentSecurityPolicy: allowStyles(policy, [
      hashStyle(problemPage),
      ...[...files.values()].map(({ styleHash }) => styleHash),
    ]),
    async serve(request, environment) {
      const { pathname, search } = new URL(request.url);
      const file = newPathOf(pathname) ?? findFile(files, pathname);
      if (file === undefined) return undefined;
      if (typeof file === "string") {
        return new Response(null, { status: 308, headers: { Location: file + search } });
      }
      const isShared = !file.namesOrigin || siteOrigin !== undefined;
      const cacheControl = isShared ? file.cacheControl : FOR_ONE_VISITOR;
      return send(file, request, environment, { status: 200, cacheControl });
    },
    async serveNotFound(request, environment) {
      const file = files.get("/404.html");
      if (!file) throw new Error("the build has no 404.html");
      return send(file, request, environment, { status: 404, cacheControl: "no-store" });
    },
    async render(state, environment) {
      const { problem, quote } = state;
      if (!problem || quote || problem.button) return render("/", state, environment);
      // Refusals must be cheap, and filling the built page is cheaper than rendering.
      const page = fillPlaceholders(problemPage, environment);
      return { status: problem.status, html: fillProblem(page, problem) };
    },
  };
}

/** The file at an address, or the canonical address to redirect to. */
function findFile(files: Map<string, SiteFile>, pathname: string): SiteFile | string | undefined {
  const path = decodePath(pathname);
  if (path === undefined || /^\/404(\.html)?$|\/index$/.test(path)) return undefined;
  if (path === "/") return files.get("/index.html");
  const page = path.replace(/(\/|(\/index)?\.html)$/, "");
  if (page !== path && (files.has(`${page}.html`) || files.has(`${page}/index.html`))) {
    return page === "" ? "/" : page;
  }
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`);
}

/** Whether the client already has this version. */
function holdsTag(ifNoneMatch: string | null, tag: string): boolean {
  const held = ifNoneMatch?.split(",").map((one) => one.trim().replace(/^(?!W\/)/, "W/")) ?? [];
  return ifNoneMatch?.trim() === "*" || held.includes(tag);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
