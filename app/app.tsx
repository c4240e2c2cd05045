// Root component: the layout around the current page.

import { Layout } from "#app/layout/layout.tsx";
import { useShownPage } from "./navigation.ts";
import { RemountBoundary } from "./remount-boundary.tsx";

/** @param props.path path of the route that the HTML was rendered for. */
export function App(props: { path: string }) {
  const { route, visit } = useShownPage(props.path);
  const Page = route.page();
  return (
    <RemountBoundary visit={visit} instead={<Layout path={route.path} />}>
      {/* Keyed by visit, so that a link to the current page resets the page's state. */}
      <Layout path={route.path}>{Page ? <Page key={visit} /> : null}</Layout>
    </RemountBoundary>
  );
}
