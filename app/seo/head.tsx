// Page metadata for search engines, link previews and the browser's tab, hoisted into <head> by React.

import { useOrigin } from "#app/page-context.tsx";
import { studio } from "#studio/studio.ts";

export function Head(props: {
  title: string;
  description: string;
  /** Path of the page; absent on pages without a fixed address. */
  path?: string;
  noindex?: boolean;
}) {
  const origin = useOrigin();
  // Only the 404 page has no path; spec §2 prescribes the whole title of that page.
  const title = props.path ? `${props.title} | ${studio.name}` : props.title;
  const url = props.path && `${origin}${props.path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.noindex ? <meta name="robots" content="noindex" /> : null}
      {url ? <link rel="canonical" href={url} /> : null}
      {/* Link previews read only the served HTML, so the client bundle omits this text. */}
      {import.meta.env.SSR && url ? (
        <>
          <meta property="og:title" content={props.title} />
          <meta property="og:description" content={props.description} />
          <meta property="og:url" content={url} />
        </>
      ) : null}
    </>
  );
}
