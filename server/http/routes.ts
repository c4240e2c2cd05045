// The whole site as a function of a request. Everything it needs comes in as an argument,
// so that it runs the same in production, in development and in a test without a port.

import { Hono } from "hono";
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
import { answerNotAllowed, answerNotFound, problems } from "./answers.ts";
import { createCompressNow } from "./compression.ts";
import type { Pages } from "./pages.ts";
import { answerProblem, type ProblemContext, plainText } from "./problem.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { clientAddress, type ProxyTrust, requestOrigin } from "./visitor.ts";

export type RequestHandlerDeps = {
  pages: Pages;
  /** Resolves once the request is on the disk. */
  saveQuoteRequest(incoming: IncomingQuoteRequest): Promise<void>;
  rateLimit: RateLimit;
  answerPage: AnswerPage;
  photos: PhotosDeps;
  /** Writes to the database; rejects when that fails. */
  checkWritable(): Promise<void>;
  settings: ProxyTrust & { analytics?: Analytics | undefined };
  log: Log;
  now: () => Date;
  newUuid: () => string;
  /** Replaces the policy in development, where Vite adds inline scripts. */
  contentSecurityPolicy: string | undefined;
};

export type Connection = { address?: string };
export type RequestHandler = (request: Request, connection?: Connection) => Promise<Response>;

type Bindings = {
  Bindings: { context: ProblemContext; requestId: string; connection: Connection };
};

export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const routes = createRoutes(deps);
  const compress = createCompressNow();
  const noticeForwarded = createForwardedNotice(deps);
  const { analytics } = deps.settings;
  const policy = deps.contentSecurityPolicy ?? allowAnalytics(contentSecurityPolicy, analytics);

  return async (request, connection = {}) => {
    const started = deps.now().getTime();
    const requestId = deps.newUuid().slice(0, 8);
    const ownOrigin = requestOrigin(request, deps.settings);
    const environment = {
      origin: deps.settings.siteOrigin ?? ownOrigin ?? "http://localhost",
      today: printDate(deps.now()),
      analytics,
    };
    const context = { request, pages: deps.pages, environment, compress, log: deps.log };
    noticeForwarded(request);
    const answer =
      ownOrigin === undefined
        ? await answerProblem(problems.badHost, context)
        : await routes.fetch(request, { context, requestId, connection });
    const type = answer.headers.get("Content-Type");
    // A page with a style of its own, or one whose address is nobody's business, brings the header that says so.
    for (const [name, value] of securityHeaders(type, policy, environment.origin)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    answer.headers.set("X-Request-Id", requestId);
    logRequest(deps, request, answer.status, { requestId, started });
    return answer;
  };
}

function createRoutes({ pages, log, ...deps }: RequestHandlerDeps): Hono<Bindings> {
  const routes = new Hono<Bindings>();

  const findSender = (context: ProblemContext, connection: Connection) => ({
    clientAddress: clientAddress(context.request, connection.address, deps.settings),
    ownOrigins: [
      context.environment.origin,
      requestOrigin(context.request, deps.settings) ?? context.environment.origin,
    ],
  });

  routes.post(paths.landing, ({ env: { context, connection } }) =>
    receiveQuoteRequest(context, {
      saveQuoteRequest: deps.saveQuoteRequest,
      now: deps.now,
      rateLimit: deps.rateLimit,
      ...findSender(context, connection),
    }),
  );
  routes.on(["GET", "HEAD", "POST"], `${answeredPath}/:token`, ({ env: { context }, req }) =>
    deps.answerPage(context, req.param("token")),
  );
  routes.all(photosPath, async ({ env: { context, connection } }, next) => {
    // Somebody who typed the address: there is no page at it.
    if (context.request.method === "GET" && !context.request.headers.has(quoteRequestKeyHeader)) {
      return next();
    }
    const answer = await answerPhotos(context, {
      ...deps.photos,
      ...findSender(context, connection),
    });
    return answer ?? answerNotAllowed(context, "GET, POST, DELETE");
  });
  routes.get("/healthz", () => plainText("ok\n", 200));
  routes.get("/readyz", async () => {
    try {
      await deps.checkWritable();
      return plainText("ready\n", 200);
    } catch (error) {
      log.error("database not writable", describeError(error));
      return plainText("The database cannot be written to at the moment.\n", 503, {
        "Retry-After": "10",
      });
    }
  });
  // Hono answers HEAD as GET, and leaves out the body.
  routes.get("*", async ({ env: { context } }) => {
    const found = await pages.serve(context.request, context.environment);
    return found ?? answerNotFound(context);
  });
  routes.all("*", async ({ env: { context } }) => {
    const { pathname } = new URL(context.request.url);
    if (pathname === paths.landing) return answerNotAllowed(context, "GET, HEAD, POST");
    const isKnown =
      ["/healthz", "/readyz"].includes(pathname) ||
      (await pages.serve(new Request(context.request.url), context.environment));
    return isKnown ? answerNotAllowed(context, "GET, HEAD") : answerNotFound(context);
  });
  routes.onError((error, { env: { context, requestId } }) => {
    log.error("request failed", { requestId, ...describeError(error) });
    return answerProblem(problems.failed, context);
  });
  return routes;
}

/** Warns once when a proxy seems to stand in front that nobody has told the server of. */
function createForwardedNotice({ settings, log }: RequestHandlerDeps): (request: Request) => void {
  let isSilent = settings.trustedProxies > 0;
  return ({ headers }) => {
    if (isSilent || !headers.has("X-Forwarded-For")) return;
    isSilent = true;
    log.warn("X-Forwarded-For is not trusted", {
      hint: "If a proxy stands in front of the site, set TRUST_PROXY: until then all visitors share one rate limit.",
    });
  };
}

/** Without the path: an unknown one may hold anything, a name or an address too. */
function logRequest(
  { log, now }: RequestHandlerDeps,
  { method }: Request,
  status: number,
  { requestId, started }: { requestId: string; started: number },
): void {
  const level = status >= 500 ? "error" : method === "POST" ? "info" : "debug";
  log[level]("request", { requestId, method, status, ms: now().getTime() - started });
}
