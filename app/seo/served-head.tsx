// Metadata in the served HTML only: link preview in <head>, structured data at the end of <body> (decision 0003).

import type { Graph } from "schema-dts";
import { printCardText } from "#content/seo.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { articlePath, articleSlugs, type PagePath } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";

export function ServedHead(props: {
  path: string;
  /** Root-relative URL of the page's preview picture. */
  card?: string | undefined;
}) {
  const { path, card } = props;
  const isArticle = articleSlugs.some((slug) => articlePath(slug) === path);
  return (
    <>
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:locale" content="en_GB" />
      {card ? (
        <>
          <meta property="og:image" content={`${origin}${card}`} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={printCardText(path as PagePath)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}

/** Placed after the visible content, because this data is as long as the text of the first view. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{JSON.stringify(graph)}</script>;
}
