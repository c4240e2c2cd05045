// The site: the layout around whichever page the address names. A page's chunk is there before it is shown.

import { Layout } from "#app/layout/layout.tsx";
import { paths } from "#contract/paths.ts";
import { useShownPage } from "./navigation.ts";
import { RemountBoundary } from "./remount-boundary.tsx";

/** @param props.path of the route the HTML was rendered for. */
export function App(props: { path: string }) {
  const { route, visit } = useShownPage(props.path);
  const Page = route.page();
  return (
    <RemountBoundary visit={visit} instead={<Layout asks>{null}</Layout>}>
      {/* By visit: a link to the page one is on shows it as its address says, not as it was left. */}
      <Layout asks={route.path !== paths.landing}>{Page ? <Page key={visit} /> : null}</Layout>
    </RemountBoundary>
  );
}
