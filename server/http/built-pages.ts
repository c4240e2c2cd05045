// Serves the built site from memory: pages, assets, pictures, and the lists for machines.

import type { Analytics } from "#contract/analytics.ts";
import { type PageEnvironment, printDate, type RenderPage } from "#contract/page-environment.ts";
import { newPathOf } from "#contract/paths.ts";
import { allowAnalytics } from "./analytics-policy.ts";
import { type Coding, chooseCoding, createCompressNow, type Encoded } from "./compression.ts";
import { encodedResponse } from "./encoded-response.ts";
import { createFastPath, type FastPath } from "./fast-path.ts";
import { describeFile, entityTag, holdsTag } from "./file-headers.ts";
import { createFindCopy } from "./filled-copies.ts";
import { createFilledPages } from "./filled-pages.ts";
import { memoize } from "./memoize.ts";
import { fillPlaceholders, type Pages } from "./pages.ts";
import { fillProblem } from "./problem-page.ts";
import { allowStyles, contentSecurityPolicy, hashStyle } from "./security-headers.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";
import type { ProxyTrust } from "./visitor.ts";

const POLICY = "Content-Security-Policy";

/** Milliseconds. */
const HOUR = 3_600_000;
/** London's day begins on the hour. */
const printToday = memoize((hour: number) => printDate(new Date(hour * HOUR)), 2);

export type BuiltPagesOptions = {
  siteDir: string;
  /** Where the build has put compressed copies of filled pages, if it has. */
  copiesDir?: string;
  settings: ProxyTrust & { analytics?: Analytics | undefined };
  /** HTML of the built page for problems. */
  problemPage: string;
  render: RenderPage;
  now: () => Date;
};

export function createBuiltPages(options: BuiltPagesOptions): Pages & { fastPath: FastPath } {
  const { problemPage, render, now } = options;
  const { siteOrigin, analytics, trustedProxies } = options.settings;
  const files = readSiteFiles(options.siteDir);
  const compressNow = createCompressNow();
  const filledPages = createFilledPages(
    [...files.values()].filter((file) => file.hasPlaceholders && isOwn(file, siteOrigin)),
    { origin: siteOrigin ?? "", analytics },
    createFindCopy(options.copiesDir ?? ""),
  );

  const policy = allowAnalytics(contentSecurityPolicy, analytics);

  function isOwn(file: SiteFile, origin: string | undefined): boolean {
    return !file.namesOrigin || (origin !== undefined && origin === siteOrigin);
  }

  function getReady(
    file: SiteFile,
    coding: Coding,
    environment: PageEnvironment | undefined,
  ): Encoded | undefined {
    if (!file.hasPlaceholders) {
      const body = coding === "identity" ? undefined : file.encoded[coding];
      return body ? { body, coding } : { body: file.content, coding: "identity" };
    }
    if (!environment || !isOwn(file, environment.origin)) return undefined;
    const body = filledPages.get(file, coding, environment.today);
    return body && { body, coding };
  }

  async function encode(
    file: SiteFile,
    acceptEncoding: string | null,
    environment: PageEnvironment,
  ): Promise<Encoded> {
    const coding = chooseCoding(acceptEncoding);
    const ready = getReady(file, coding, environment);
    if (ready) return ready;
    const text = fillPlaceholders(file.content.toString("utf8"), environment);
    return compressNow(Buffer.from(text), coding);
  }

  return {
    async serve(request, environment) {
      const { pathname, search } = new URL(request.url);
      const newPath = newPathOf(pathname);
      const file = newPath ?? findFile(files, pathname);
      if (file === undefined) return undefined;
      if (typeof file === "string") {
        return new Response(null, { status: 308, headers: { Location: file + search } });
      }
      const tag = entityTag(file, environment);
      const headers = describeFile(file, isOwn(file, environment.origin), tag);
      if (file.styleHash) headers.set(POLICY, allowStyles(policy, file.styleHash));
      if (holdsTag(request.headers.get("If-None-Match"), tag)) {
        return new Response(null, { status: 304, headers });
      }
      const acceptEncoding = request.headers.get("Accept-Encoding");
      return encodedResponse(await encode(file, acceptEncoding, environment), 200, headers);
    },
    async serveNotFound(request, environment) {
      const file = files.get("/404.html");
      if (!file) throw new Error("the build has no 404.html");
      const headers = new Headers({
        "Content-Type": file.type,
        "Cache-Control": "no-store",
        Vary: "Accept-Encoding",
        [POLICY]: allowStyles(policy, file.styleHash),
      });
      const acceptEncoding = request.headers.get("Accept-Encoding");
      return encodedResponse(await encode(file, acceptEncoding, environment), 404, headers);
    },
    async render(state, environment) {
      const { problem, quote } = state;
      const page =
        !problem || quote || problem.button
          ? await render("/", state, environment)
          : {
              status: problem.status,
              html: fillProblem(fillPlaceholders(problemPage, environment), problem),
            };
      return { ...page, policy: allowStyles(policy, hashStyle(page.html)) };
    },
    fastPath: createFastPath({
      files: [...files.values()].filter(({ path }) => path !== "/404.html"),
      ownEnvironment: () =>
        siteOrigin === undefined
          ? undefined
          : {
              origin: siteOrigin,
              today: printToday(Math.floor(now().getTime() / HOUR)),
              analytics,
            },
      getReady,
      contentSecurityPolicy: policy,
      trustedProxies,
    }),
  };
}

/** The file at an address, or the address it should be asked for at. */
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

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
