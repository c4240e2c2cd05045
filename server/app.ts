// The whole site as a function of a request. Everything it needs comes in as an argument,
// so that it runs the same in production, in development and in a test without a port.

import { Hono } from "hono";
import type { Analytics } from "#contract/analytics.ts";
import { printDate } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { allowAnalytics } from "./http/analytics-policy.ts";
import { answerNotAllowed, answerNotFound, problems } from "./http/answers.ts";
import { createCompressNow } from "./http/compression.ts";
import type { Pages } from "./http/pages.ts";
import { answerProblem, type ProblemContext, plainText } from "./http/problem.ts";
import { addSecurityHeaders, contentSecurityPolicy } from "./http/security-headers.ts";
import { clientAddress, type ProxyTrust, requestOrigin } from "./http/visitor.ts";
import { describeError, type Log } from "./log.ts";
import type { RateLimit } from "./quote/rate-limit.ts";
import { receiveQuoteRequest } from "./quote/receive.ts";
import type { IncomingQuoteRequest } from "./quote/store.ts";

export type AppDeps = {
  pages: Pages;
  /** Resolves once the request is on the disk. */
  saveQuoteRequest(incoming: IncomingQuoteRequest): Promise<void>;
  rateLimit: RateLimit;
  /** Writes to the store, to learn whether it still takes anything. */
  tryStore(): Promise<void>;
  settings: ProxyTrust & { analytics?: Analytics | undefined };
  log: Log;
  now: () => Date;
  /** Random UUIDs. */
  newKey: () => string;
  /** Replaces the policy in development, where Vite adds inline scripts. */
  contentSecurityPolicy?: string;
};

export type Connection = { address?: string };
export type App = (request: Request, connection?: Connection) => Promise<Response>;

type Bindings = {
  Bindings: { context: ProblemContext; requestId: string; connection: Connection };
};

export function createApp(deps: AppDeps): App {
  const routes = createRoutes(deps);
  const compress = createCompressNow();
  const noticeForwarded = createForwardedNotice(deps);
  const { analytics } = deps.settings;
  const policy = deps.contentSecurityPolicy ?? allowAnalytics(contentSecurityPolicy, analytics);

  return async (request, connection = {}) => {
    const started = deps.now().getTime();
    const requestId = deps.newKey().slice(0, 8);
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
    addSecurityHeaders(answer.headers, policy, environment.origin);
    answer.headers.set("X-Request-Id", requestId);
    logRequest(deps, request, answer.status, { requestId, started });
    return answer;
  };
}

function createRoutes({ pages, log, ...deps }: AppDeps): Hono<Bindings> {
  const routes = new Hono<Bindings>();

  routes.post(paths.landing, ({ env: { context, connection } }) =>
    receiveQuoteRequest(context, {
      save: deps.saveQuoteRequest,
      now: deps.now,
      newKey: deps.newKey,
      rateLimit: deps.rateLimit,
      clientAddress: clientAddress(context.request, connection.address, deps.settings),
      ownOrigins: [
        context.environment.origin,
        requestOrigin(context.request, deps.settings) ?? context.environment.origin,
      ],
    }),
  );
  routes.get("/healthz", () => plainText("ok\n", 200));
  routes.get("/readyz", async () => {
    try {
      await deps.tryStore();
      return plainText("ready\n", 200);
    } catch (error) {
      log.error("store not ready", describeError(error));
      return plainText("The store takes nothing at the moment.\n", 503, { "Retry-After": "10" });
    }
  });
  routes.on(["GET", "HEAD"], "*", async ({ env: { context } }) => {
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
function createForwardedNotice({ settings, log }: AppDeps): (request: Request) => void {
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
  { log, now }: AppDeps,
  { method }: Request,
  status: number,
  { requestId, started }: { requestId: string; started: number },
): void {
  const level = status >= 500 ? "error" : method === "POST" ? "info" : "debug";
  log[level]("request", { requestId, method, status, ms: now().getTime() - started });
}
