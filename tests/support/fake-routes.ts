// A route table without pages: their chunks are here, or on their way for as long as a test wants.

import type { ComponentType } from "react";
import type { PageRoute } from "#app/routes.tsx";

const Page: ComponentType = () => null;

export function createFakeRoutes() {
  const paths = ["/", "/faq", "/terms", "/thank-you", "*"];
  const routes = new Map(paths.map((path) => [path, createRoute(path)]));
  const notFound = routes.get("*") as FakeRoute;
  const find = (path: string) => routes.get(path) ?? notFound;
  /** Takes a page's chunk away. @returns what becomes of it. */
  const hold = (path: string) => find(path).hold();
  return { find, notFound, hold };
}

type FakeRoute = ReturnType<typeof createRoute>;

function createRoute(path: string) {
  let page: ComponentType | undefined = Page;
  let loading = Promise.resolve(Page);
  return {
    path,
    source: "",
    page: () => page,
    preload: () => loading,
    hold() {
      page = undefined;
      const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
      loading = promise;
      return {
        arrive() {
          page = Page;
          resolve(Page);
        },
        /** @param standIn what is shown instead, if anything. */
        fail(standIn?: ComponentType) {
          page = standIn;
          reject(new TypeError("Failed to fetch dynamically imported module"));
        },
      };
    },
  } satisfies PageRoute & Record<string, unknown>;
}
