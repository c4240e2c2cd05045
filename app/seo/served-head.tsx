// The part of <head> that search engines and link previews read, only as served: preview picture, structured data,
// the article as Markdown. Rendered on the server alone (docs/decisions/0003-seo.md).

import type { Graph } from "schema-dts";
import { printCardText } from "#content/seo.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { articlePath, articleSlugs, type PagePath } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";

export function ServedHead(props: {
  path: PagePath;
  /** Address of the page's preview picture, from the site's root. */
  card?: string | undefined;
  structuredData: Graph;
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
          <meta property="og:image:alt" content={printCardText(path)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      {isArticle ? (
        <link rel="alternate" type="text/markdown" href={`${origin}${path}.md`} />
      ) : null}
      <script type="application/ld+json">{JSON.stringify(props.structuredData)}</script>
    </>
  );
}
