// The route table. Every page is a chunk of its own, so that no page carries another's words.

import type { ComponentType } from "react";
import { articlePath, paths } from "#contract/paths.ts";
import { articleTexts, legalText } from "./article/texts.ts";
import { withDeadline } from "./deadline.ts";
import { ThankYouInBrief } from "./pages/thank-you-in-brief.tsx";

export type PageRoute = {
  path: string;
  /** Source of the page's chunk, as the build's manifest names it. */
  source: string;
  /** The page, once its chunk has been fetched, or its fallback once that has failed. */
  page(): ComponentType | undefined;
  /** Fetches the page's chunk; rejects where that fails or hangs. The next visit tries again. */
  preload(): Promise<ComponentType>;
};

type TextModule = typeof import("*.mdx");

/** Milliseconds after which a chunk or its style counts as failed. */
const CHUNK_DEADLINE = 5_000;

/** @param load imports the chunk. @param fallback is shown where that fails. */
export function pageRoute(
  path: string,
  source: string,
  load: () => Promise<ComponentType>,
  fallback?: ComponentType,
): PageRoute {
  let page: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  async function fetchChunk() {
    const arriving = load().then((loaded) => {
      page = loaded;
      return loaded;
    });
    try {
      return await withDeadline(arriving, CHUNK_DEADLINE);
    } catch (error) {
      page ??= fallback;
      // The browser does not start an import again that hangs: until it settles, each visit fails at once, and is
      // made by loading the document.
      const forget = () => {
        loading = undefined;
      };
      arriving.then(forget, forget);
      throw error;
    }
  }
  function preload() {
    loading ??= fetchChunk();
    return loading;
  }
  return { path, source, page: () => page, preload };
}

/** A page that is a text in a frame, each a chunk of its own. */
function textRoute(
  path: string,
  source: string,
  load: () => Promise<TextModule>,
  loadFrame: () => Promise<ComponentType<{ path: string; module: TextModule }>>,
): PageRoute {
  return pageRoute(path, source, async () => {
    const [Frame, module] = await Promise.all([loadFrame(), load()]);
    return () => <Frame path={path} module={module} />;
  });
}

const loadLegal = async () => (await import("./pages/article.tsx")).LegalPage;
const loadArticle = async () => (await import("./pages/article.tsx")).ArticlePage;

export const notFoundRoute = pageRoute(
  "*",
  "app/pages/not-found.tsx",
  async () => (await import("./pages/not-found.tsx")).NotFoundPage,
);

export const routes: readonly PageRoute[] = [
  pageRoute(
    paths.landing,
    "app/pages/landing.tsx",
    async () => (await import("./pages/landing.tsx")).LandingPage,
  ),
  pageRoute(paths.faq, "app/pages/faq.tsx", async () => (await import("./pages/faq.tsx")).FaqPage),
  pageRoute(
    paths.thankYou,
    "app/pages/thank-you.tsx",
    async () => (await import("./pages/thank-you.tsx")).ThankYouPage,
    // The thank-you page must show even offline.
    ThankYouInBrief,
  ),
  ...[paths.privacy, paths.terms, paths.accessibility].map((path) =>
    textRoute(path, `content/legal${path}.mdx`, legalText(path), loadLegal),
  ),
  ...articleTexts.map(({ slug, source, load }) =>
    textRoute(articlePath(slug), source, load, loadArticle),
  ),
];

/** The route that shows `path`; the 404 page's where there is none. */
export function findRoute(path: string): PageRoute {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** Fetches the chunk of the page at `path`, so that a visit need not wait for it; without it the visit fetches it again. */
export function prefetch(path: string) {
  findRoute(path)
    .preload()
    .catch(() => {});
}
