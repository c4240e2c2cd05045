// Server entry: renders whole pages for the build and for single responses, such as a rejected form.

import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { buildStructuredData } from "#content/structured-data.ts";
import { analyticsValue, unfilledAnalytics } from "#contract/analytics.ts";
import {
  originPlaceholder,
  type PageEnvironment,
  type RenderPage,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { articlePath, isPagePath } from "#contract/paths.ts";
import { App } from "./app.tsx";
import { textComponents } from "./article/text-components.tsx";
import { loadText } from "./article/texts.ts";
import { Document, type PageAssets } from "./document.tsx";
import { PageContext } from "./page-context.tsx";
import { ProblemPage } from "./pages/problem.tsx";
import { findRoute, notFoundRoute, routes } from "./routes.tsx";

/** Every page with the source file of its chunk, which is the chunk's key in the build manifest. */
export const pages: readonly { path: string; source: string }[] = [...routes, notFoundRoute].map(
  ({ path, source }) => ({ path, source }),
);

const unfilled: PageEnvironment = { origin: originPlaceholder, today: todayPlaceholder };

/** @param assetsOf returns the built files for a page's source file. */
export function createRender(assetsOf: (source: string) => PageAssets): RenderPage {
  return async (path, state = {}, environment) => {
    const { problem, quote } = state;
    const route = findRoute(path);
    await route.preload();
    // Problem pages share the 404 page's styles.
    const assets = assetsOf((problem ? notFoundRoute : route).source);
    const { origin, today, analytics } = environment ?? unfilled;
    // A rejected form is seen only by its visitor: it needs no metadata for search engines.
    const isPublic = isPagePath(path) && !problem && !quote;
    const text = await loadText(path);
    const parts = { card: assets.card, answer: text?.answer, heading: text?.page?.heading };
    const html = await renderHtml(
      <PageContext value={{ origin, today, state }}>
        <Document
          assets={assets}
          path={route.path}
          analytics={environment ? analytics && analyticsValue(analytics) : unfilledAnalytics}
          graph={isPublic ? buildStructuredData(path, parts) : undefined}
        >
          {/* A problem page stays plain HTML: React finds pages by address, and this page has none. */}
          {problem ? <ProblemPage problem={problem} /> : <App path={route.path} />}
        </Document>
      </PageContext>,
    );
    return { status: problem?.status ?? (route === notFoundRoute ? 404 : quote ? 422 : 200), html };
  };
}

/** An article's question, answer and text without the page around them, for the search index. */
export async function renderArticleText(slug: string): Promise<string> {
  const text = await loadText(articlePath(slug));
  if (!text) throw new Error(`the article "${slug}" has no MDX file`);
  const { default: Text, answer, article, parts } = text;
  return renderHtml(
    <PageContext value={{ ...unfilled, state: {} }}>
      <h1>{article?.question}</h1>
      <p>{answer}</p>
      <Text components={{ ...textComponents, ...parts }} />
    </PageContext>,
  );
}

async function renderHtml(page: ReactNode): Promise<string> {
  // Prevents React from splitting the page into streamed parts, which need inline scripts.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
