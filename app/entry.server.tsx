// Renders whole pages: at build time every one of them, on the server the few that cannot be built ahead.

import { prerender } from "react-dom/static";
import {
  originPlaceholder,
  type PageState,
  type RenderPage,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { App } from "./app.tsx";
import { Document, type PageAssets } from "./document.tsx";
import { PageProvider } from "./page-context.tsx";
import { ProblemPage } from "./pages/problem.tsx";
import { findRoute, notFoundRoute, routes } from "./routes.tsx";

/** Sources of all pages, for whoever knows which built files belong to them. */
export const sources: readonly string[] = [...routes, notFoundRoute].map((route) => route.source);

/** @param assetsOf names the built files a page's source needs. */
export function createRender(assetsOf: (source: string) => PageAssets): RenderPage {
  return async (path, state = {}) => {
    const route = findRoute(path);
    await route.preload();
    const status =
      state.problem?.status ?? (route === notFoundRoute ? 404 : state.quote ? 422 : 200);
    return { status, html: await renderDocument(path, state, assetsOf(route.source)) };
  };
}

async function renderDocument(path: string, state: PageState, assets: PageAssets): Promise<string> {
  const environment = { origin: originPlaceholder, today: todayPlaceholder };
  // A problem page has no address of its own, so React could not find it again: it stays plain HTML.
  const page = state.problem ? <ProblemPage problem={state.problem} /> : <App path={path} />;
  const { prelude } = await prerender(
    <PageProvider environment={environment} state={state}>
      <Document assets={assets} state={state} today={environment.today}>
        {page}
      </Document>
    </PageProvider>,
    // Never split into parts that an inline script would have to put in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
