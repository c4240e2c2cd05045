// What search engines, link previews and the browser's tab read of a page. React puts it into <head>.

import { useOrigin } from "#app/page-context.tsx";
import { studio } from "#studio/studio.ts";

export function Head(props: {
  title: string;
  description: string;
  /** Path of the page; absent on pages without an address of their own. */
  path?: string;
  noindex?: boolean;
}) {
  const origin = useOrigin();
  // The 404 page has no address, and its title is prescribed whole (spec §2).
  const title = props.path ? `${props.title} | ${studio.name}` : props.title;
  const url = props.path && `${origin}${props.path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.noindex ? <meta name="robots" content="noindex" /> : null}
      {url ? <link rel="canonical" href={url} /> : null}
      {/* Previews are made from the HTML as served; the browser's code need not carry their words. */}
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
