// Route table. Every page is a separate chunk, so that none loads another page's text.

import type { ComponentType } from "react";
import { paths } from "#contract/paths.ts";
import { texts } from "./article/texts.ts";
import { withDeadline } from "./deadline.ts";
import { Thanks } from "./quote/thanks.tsx";

export type PageRoute = {
  path: string;
  /** Source file of the page's chunk, which is the chunk's key in the build manifest. */
  source: string;
  /** The page once its chunk is loaded, or its fallback once loading has failed. */
  page(): ComponentType | undefined;
  /** Loads the page's chunk; rejects if that fails or hangs. The next visit retries. */
  preload(): Promise<ComponentType>;
};

/** Milliseconds after which a chunk or its style counts as failed. */
const CHUNK_DEADLINE = 5_000;

/** @param load imports the page's chunk. @param fallback page to show if the import fails. */
function pageRoute(
  path: string,
  source: string,
  load: () => Promise<{ default: ComponentType }>,
  fallback?: ComponentType,
): PageRoute {
  let page: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  async function fetchChunk() {
    const arriving = load().then((loaded) => {
      page = loaded.default;
      return page;
    });
    try {
      return await withDeadline(arriving, CHUNK_DEADLINE);
    } catch (error) {
      page ??= fallback;
      // Browsers do not restart a hanging import: until it settles, each visit loads the whole document instead.
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

export const notFoundRoute = pageRoute(
  "*",
  "app/pages/not-found.tsx",
  () => import("./pages/not-found.tsx"),
);

export const routes: readonly PageRoute[] = [
  pageRoute(paths.landing, "app/pages/landing.tsx", () => import("./pages/landing.tsx")),
  pageRoute(paths.faq, "app/pages/faq.tsx", () => import("./pages/faq.tsx")),
  pageRoute(
    paths.thankYou,
    "app/pages/thank-you.tsx",
    () => import("./pages/thank-you.tsx"),
    // The thank-you page must work offline.
    () => (
      <section className="paper page">
        <Thanks />
      </section>
    ),
  ),
  // A text and its layout are separate chunks.
  ...texts.map(({ path, source, load }) =>
    pageRoute(path, source, async () => {
      const [{ TextPage }, module] = await Promise.all([import("./pages/article.tsx"), load()]);
      return { default: () => <TextPage path={path} module={module} /> };
    }),
  ),
];

export function findRoute(path: string): PageRoute {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/** Loads a page's chunk ahead of a visit; failures are ignored, as the visit retries. */
export function prefetch(path: string) {
  findRoute(path)
    .preload()
    .catch(() => {});
}
