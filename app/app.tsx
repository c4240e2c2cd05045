// The site: the layout around whichever page the address names. A page's chunk is there before it is shown.

import { Layout } from "#app/layout/layout.tsx";
import { useCurrentRoute } from "./navigation.ts";

/** @param props.path of the page the HTML was rendered for. */
export function App(props: { path: string }) {
  const Page = useCurrentRoute(props.path).page();
  return <Layout>{Page ? <Page /> : null}</Layout>;
}
