// Development server: Vite's live reload in front of the production server.

import { createServer, isRunnableDevEnvironment } from "vite";
import type { PageAssets } from "../app/document.tsx";
import type { PageEnvironment, RenderPage } from "../contract/page-environment.ts";
import { isPagePath } from "../contract/paths.ts";
import { startApp } from "../server/app.ts";
import { EnvError, readEnv } from "../server/env.ts";
import { fillPlaceholders, type Pages } from "../server/http/pages.ts";
import { contentSecurityPolicy, securityHeaders } from "../server/http/security-headers.ts";
import { createLog } from "../server/log.ts";

/** Separate WebSocket port for the set-up's preview, to avoid clashes with another development server. */
const port = process.argv[2];

const vite = await createServer({
  server: { middlewareMode: true, ...(port && { hmr: { port: Number(port) } }) },
  appType: "custom",
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite has no runnable server environment");

const render: RenderPage = async (path, ...given) => {
  const { createRender } = (await ssr.runner.import(
    "/app/entry.server.tsx",
  )) as typeof import("../app/entry.server.tsx");
  const page = await createRender(developmentAssets)(path, ...given);
  return { ...page, html: await vite.transformIndexHtml(path, page.html) };
};

/** Sources instead of built files, with the styles of every module loaded so far. */
function developmentAssets(): PageAssets {
  const loaded = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])];
  const styles = loaded.map((module) => module.url).filter((url) => url.endsWith(".css"));
  const base = "/app/styles/base.css";
  return {
    styles: [...new Set([base, ...styles])].map((url) => `${url}?direct`),
    fonts: [],
    boot: "/app/boot.ts",
    late: ["/app/entry.client.tsx"],
  };
}

// Vite injects styles by script, and reloads pages over a WebSocket.
const policy = contentSecurityPolicy
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")
  .replace("frame-ancestors 'none'", `frame-ancestors ${port ? "http://127.0.0.1:*" : "'none'"}`);

const pages: Pages = {
  contentSecurityPolicy: policy,
  render: (state, environment) => render("/", state, environment),
  async serve(request, environment) {
    const { pathname } = new URL(request.url);
    return isPagePath(pathname) ? servePage(pathname, environment) : undefined;
  },
  serveNotFound: (_, environment) => servePage("/404", environment),
};

async function servePage(path: string, environment: PageEnvironment): Promise<Response> {
  const { status, html } = await render(path);
  return new Response(fillPlaceholders(html, environment), {
    status,
    headers: {
      ...Object.fromEntries(securityHeaders("text/html", policy, environment.origin)),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}

try {
  const server = await startApp({
    env: readEnv(),
    pages,
    log: createLog((line) => process.stdout.write(line)),
    middleware: vite.middlewares,
  });
  process.stderr.write(
    `\nThe site, with live reload: ${server.address.replace("127.0.0.1", "localhost")}\n`,
  );
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, async () => {
      await server.stop();
      await vite.close();
      process.exit(0);
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
