// Request handler of the whole site. All dependencies are arguments, so that tests need no port.

import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Analytics } from "#contract/analytics.ts";
import { printDate } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { photosPath, quoteRequestKeyHeader } from "#contract/photos.ts";
import { answeredPath } from "#server/answered/answer-links.ts";
import type { AnswerPage } from "#server/answered/answer-page.ts";
import { describeError, type Log } from "#server/log.ts";
import { answerPhotos, type PhotosDeps } from "#server/photos/receive.ts";
import type { RateLimit } from "#server/quote/rate-limit.ts";
import { receiveQuoteRequest } from "#server/quote/receive.ts";
import type { IncomingQuoteRequest } from "#server/quote/store.ts";
import { allowAnalytics } from "./analytics-policy.ts";
import { discardBody } from "./body.ts";
import type { Pages } from "./pages.ts";
import {
  answerNotAllowed,
  answerNotFound,
  answerProblem,
  type ProblemContext,
  plainText,
  problems,
} from "./problem.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { clientAddress, isFromOwnSite, type ProxyTrust, requestOrigin } from "./visitor.ts";

export type RequestHandlerDeps = {
  pages: Pages;
  /** Resolves once the request is on the disk. */
  saveQuoteRequest(incoming: IncomingQuoteRequest): Promise<void>;
  rateLimit: RateLimit;
  answerPage: AnswerPage;
  photos: PhotosDeps;
  /** Writes to the database; rejects if that fails. */
  checkWritable(): Promise<void>;
  settings: ProxyTrust & { analytics?: Analytics | undefined };
  log: Log;
  now: () => Date;
  newUuid: () => string;
};

export type Connection = { address?: string };
export type RequestHandler = (request: Request, connection?: Connection) => Promise<Response>;

type Site = {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Origin that the request was made to; `undefined` if its host is malformed. */
    ownOrigin: string | undefined;
    context: ProblemContext;
    /** True for built files, which already have their headers. Setting them again costs as much as sending the file. */
    isFile: boolean;
  };
};

export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const { log, pages } = deps;
  const site = new Hono<Site>();
  site.use(handleRequest(deps));
  // Before the Host check: health checks omit Host or send a different one.
  addHealth(site, deps);
  // Hono answers HEAD like GET, without the body.
  site.get("*", async (call, next) => {
    if (call.get("ownOrigin") === undefined) return next();
    const { request, environment } = call.get("context");
    const file = await pages.serve(request, environment);
    call.set("isFile", file !== undefined);
    return file ?? next();
  });
  site.use(compress({ encoding: "gzip" }));
  site.use(async (call, next) => {
    if (call.get("ownOrigin") !== undefined) return next();
    return answerProblem(problems.badHost, call.get("context"));
  });
  addForms(site, deps);
  site.all("*", async (call) => {
    const { method, path, url } = call.req;
    const context = call.get("context");
    if (method === "GET" || method === "HEAD") return answerNotFound(context);
    if (path === paths.landing) return answerNotAllowed(context, "GET, HEAD, POST");
    const isKnown = await pages.serve(new Request(url), context.environment);
    return isKnown ? answerNotAllowed(context, "GET, HEAD") : answerNotFound(context);
  });
  site.onError((error, call) => {
    log.error("request failed", { requestId: call.get("requestId"), ...describeError(error) });
    return answerProblem(problems.failed, call.get("context"));
  });
  return async (request, connection = {}) => site.fetch(request, connection);
}

/** Sets the context for handlers, adds common headers to the answer, and logs posts and failures. */
function handleRequest(deps: RequestHandlerDeps): MiddlewareHandler<Site> {
  const { settings, log, now, pages } = deps;
  const warnOfProxy = createProxyWarning(deps);
  const policy =
    pages.contentSecurityPolicy ?? allowAnalytics(contentSecurityPolicy, settings.analytics);
  return async (call, next) => {
    const started = now();
    const request = call.req.raw;
    const requestId = deps.newUuid().slice(0, 8);
    const ownOrigin = requestOrigin(request, settings);
    const environment = {
      origin: settings.siteOrigin ?? ownOrigin ?? "http://localhost",
      today: printDate(started),
      analytics: settings.analytics,
    };
    call.set("requestId", requestId);
    call.set("ownOrigin", ownOrigin);
    call.set("context", { request, pages, environment, log });
    warnOfProxy(request);
    await next();
    if (request.method !== "GET" && request.method !== "HEAD") await discardBody(request);
    if (!call.get("isFile")) {
      const { headers } = call.res;
      const type = headers.get("Content-Type");
      for (const [name, value] of securityHeaders(type, policy, environment.origin)) {
        // Pages with a secret address set a stricter Referrer-Policy.
        if (!headers.has(name)) headers.set(name, value);
      }
      headers.set("X-Request-Id", requestId);
    }
    const { method } = request;
    const { status } = call.res;
    if (status < 500 && method !== "POST") return;
    const ms = now().getTime() - started.getTime();
    // The path is left out, since it may contain personal data.
    log[status < 500 ? "info" : "error"]("request", { requestId, method, status, ms });
  };
}

function addHealth(site: Hono<Site>, { log, checkWritable }: RequestHandlerDeps): void {
  site.get("/healthz", () => plainText("ok\n", 200));
  site.get("/readyz", async () => {
    try {
      await checkWritable();
      return plainText("ready\n", 200);
    } catch (error) {
      log.error("database not writable", describeError(error));
      return plainText("The database cannot be written to at the moment.\n", 503, {
        "Retry-After": "10",
      });
    }
  });
  site.all("/healthz", (call) => answerNotAllowed(call.get("context"), "GET, HEAD"));
  site.all("/readyz", (call) => answerNotAllowed(call.get("context"), "GET, HEAD"));
}

function addForms(site: Hono<Site>, deps: RequestHandlerDeps): void {
  const findSender = (call: Context<Site>) => {
    const { log, settings } = deps;
    const { origin } = call.get("context").environment;
    const ownOrigins = [origin, call.get("ownOrigin") ?? origin];
    if (!isFromOwnSite(call.req.raw, ownOrigins)) {
      log.warn("posted from another site", {
        requestId: call.get("requestId"),
        hint: "Origin differs from Host in name or port. If your own page is refused, a proxy changes Host: set SITE_URL, or pass Host on unchanged.",
      });
    }
    return {
      clientAddress: clientAddress(call.req.raw, call.env.address, settings),
      ownOrigins,
    };
  };

  site.post(paths.landing, (call) =>
    receiveQuoteRequest(call.get("context"), { ...deps, ...findSender(call) }),
  );
  site.on(["GET", "HEAD", "POST"], `${answeredPath}/:token`, (call) =>
    deps.answerPage(call.get("context"), call.req.param("token")),
  );
  site.all(photosPath, async (call, next) => {
    const context = call.get("context");
    // A browser navigation to this path gets the 404 page.
    if (call.req.method === "GET" && !call.req.header(quoteRequestKeyHeader)) return next();
    const answer = await answerPhotos(context, { ...deps.photos, ...findSender(call) });
    return answer ?? answerNotAllowed(context, "GET, POST, DELETE");
  });
}

/** Warns once if there seems to be a proxy in front of the site although TRUST_PROXY is not set. */
function createProxyWarning({ settings, log }: RequestHandlerDeps): (request: Request) => void {
  let isSilent = settings.trustedProxies > 0;
  return ({ headers }) => {
    if (isSilent || !headers.has("X-Forwarded-For")) return;
    isSilent = true;
    log.warn("X-Forwarded-For is not trusted", {
      hint: "If a proxy stands in front of the site, set TRUST_PROXY: until then all visitors share one rate limit.",
    });
  };
}
