// HTML document around a page. Rendered only on the server; the browser hydrates #root and the quote dialog's form.

import { type ReactNode, use } from "react";
import type { Graph } from "schema-dts";
import { analyticsAttribute } from "#contract/analytics.ts";
import { paths } from "#contract/paths.ts";
import { PageContext } from "./page-context.tsx";
import { QuoteDialog } from "./quote/quote-dialog.tsx";
import { ServedHead, StructuredData } from "./seo/served-head.tsx";

/** Root-relative URLs of built files. */
export type PageAssets = {
  /** Inlined CSS of the page; absent in development, where the files are loaded instead. */
  style?: string;
  styles: readonly string[];
  fonts: readonly string[];
  boot: string;
  /** Scripts that the boot script loads later: client entry, then the page's chunk, each preceded by its imports. */
  late: readonly string[];
  /** Picture for link previews; absent if the page has none. */
  card?: string;
};

/** Pages that show today's date. */
const datedPaths: readonly string[] = [paths.privacy, paths.terms];

const nothing = () => {};

export function Document(props: {
  assets: PageAssets;
  /** Path of the page's route. */
  path: string;
  /** Value of the session replay attribute; absent without session replay. */
  analytics: string | undefined;
  /** Structured data. The 404 page and pages for a single visitor have none, and no link preview. */
  graph?: Graph | undefined;
  children: ReactNode;
}) {
  const { assets } = props;
  const { state, today } = use(PageContext);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#08090a" />
        {assets.style ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style, allowed by its hash
          <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        ) : (
          assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
        )}
        {/* Preloads here delay the first paint. Narrow screens, where a late font moves less, use the body. */}
        <FontPreloads addresses={assets.fonts} media="(width >= 48rem)" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {state.problem ? null : (
          <script
            id="boot"
            type="module"
            src={assets.boot}
            data-app={assets.late.join(" ")}
            data-styles={assets.style ? assets.styles.join(" ") : undefined}
          />
        )}
        {props.graph ? <ServedHead path={props.path} card={assets.card} /> : null}
      </head>
      <body>
        <FontPreloads addresses={assets.fonts} media="(width < 48rem)" />
        <div
          id="root"
          // The route's path, since hosts may serve the page at another address.
          data-path={props.path}
          data-today={datedPaths.includes(props.path) ? today : undefined}
          {...{ [analyticsAttribute]: props.analytics }}
        >
          {props.children}
        </div>
        {/* Outside the hydrated root, as the dialog may be open and half filled in before React starts. */}
        {state.problem ? null : <QuoteDialog />}
        {state.quote ? (
          <script type="application/json" id="page-state">
            {JSON.stringify(state)}
          </script>
        ) : null}
        {props.graph ? <StructuredData graph={props.graph} /> : null}
      </body>
    </html>
  );
}

/** `onLoad` keeps React from hoisting links for phones into the head, where they would delay the first paint. */
function FontPreloads(props: { addresses: readonly string[]; media: string }) {
  return props.addresses.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      media={props.media}
      crossOrigin=""
      onLoad={nothing}
    />
  ));
}
