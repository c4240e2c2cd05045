// The site inside its router: the layout around whichever page the address names.

import { type ComponentType, use } from "react";
import { useLocation } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { findRoute, type PageRoute } from "./routes.tsx";

export function App() {
  const route = findRoute(useLocation().pathname);
  const Page = route.page() ?? use(fetchOrLoadAnew(route));
  return (
    <Layout>
      <Page />
    </Layout>
  );
}

const underWay = new Map<PageRoute, Promise<ComponentType>>();

/** A chunk that cannot be had (a new version is out, the network is gone): the server may still have the page. */
function fetchOrLoadAnew(route: PageRoute): Promise<ComponentType> {
  const promise =
    underWay.get(route) ??
    route.preload().catch(() => {
      window.location.reload();
      return new Promise<never>(() => {});
    });
  underWay.set(route, promise);
  return promise;
}
