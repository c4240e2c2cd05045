// Server entry: renders whole pages. The build renders all; the server, those that cannot be prerendered.

import { prerender } from "react-dom/static";
import { analyticsValue, unfilledAnalytics } from "#contract/analytics.ts";
import {
  originPlaceholder,
  type PageEnvironment,
  type PageState,
  type RenderPage,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { type ArticleSlug, isPagePath } from "#contract/paths.ts";
import { App } from "./app.tsx";
import { textComponents } from "./article/text-components.tsx";
import { loadArticleText } from "./article/texts.ts";
import { Document, type PageAssets } from "./document.tsx";
import { PageContext } from "./page-context.tsx";
import { ProblemPage } from "./pages/problem.tsx";
import { findRoute, notFoundRoute, type PageRoute, routes } from "./routes.tsx";
import { buildStructuredData } from "./seo/structured-data.ts";

/** Every page with its chunk's source file, the key to its built files in the manifest. */
export const pages: readonly { path: string; source: string }[] = [...routes, notFoundRoute].map(
  ({ path, source }) => ({ path, source }),
);

/** @param assetsOf returns the built files for a page's source file. */
export function createRender(assetsOf: (source: string) => PageAssets): RenderPage {
  return async (path, state = {}, environment) => {
    const route = findRoute(path);
    await route.preload();
    // Problem pages share the 404 page's styles.
    const styled = state.problem ? notFoundRoute : route;
    const status =
      state.problem?.status ?? (route === notFoundRoute ? 404 : state.quote ? 422 : 200);
    return {
      status,
      html: await renderDocument(path, route, state, assetsOf(styled.source), environment),
    };
  };
}

const unfilled: PageEnvironment = { origin: originPlaceholder, today: todayPlaceholder };

/** An article's question, answer and text as HTML without its page, for the search index. */
export async function renderArticleText(slug: ArticleSlug): Promise<string> {
  const { default: Text, answer, article, parts } = await loadArticleText(slug);
  const { prelude } = await prerender(
    <PageContext value={{ ...unfilled, state: {} }}>
      <h1>{article.question}</h1>
      <p>{answer}</p>
      <Text components={{ ...textComponents, ...parts }} />
    </PageContext>,
  );
  return new Response(prelude).text();
}

async function renderDocument(
  path: string,
  route: PageRoute,
  state: PageState,
  assets: PageAssets,
  environment: PageEnvironment | undefined,
): Promise<string> {
  const { origin, today, analytics } = environment ?? unfilled;
  // React finds pages by address, and a problem page has none: it stays plain HTML.
  const page = state.problem ? <ProblemPage problem={state.problem} /> : <App path={route.path} />;
  // A rejected form is seen only by its visitor: it needs no metadata for search engines.
  const graph =
    isPagePath(path) && !state.problem && !state.quote
      ? await buildStructuredData(path, assets.card)
      : undefined;
  const { prelude } = await prerender(
    <PageContext value={{ origin, today, state }}>
      <Document
        assets={assets}
        state={state}
        today={today}
        path={route.path}
        analytics={environment ? analytics && analyticsValue(analytics) : unfilledAnalytics}
        graph={graph}
      >
        {page}
      </Document>
    </PageContext>,
    // Never split into streamed parts, which need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
