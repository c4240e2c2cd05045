// What search engines, link previews and the browser's tab read of a page. React puts it into <head>.

import { useOrigin } from "#app/page-context.tsx";
import { studio } from "#facts/studio.ts";

export function Head(props: {
  title: string;
  description: string;
  /** Path of the page; absent on pages without an address of their own. */
  path?: string;
  noindex?: boolean;
}) {
  const origin = useOrigin();
  const title = `${props.title} | ${studio.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.noindex ? <meta name="robots" content="noindex" /> : null}
      {props.path ? <link rel="canonical" href={`${origin}${props.path}`} /> : null}
    </>
  );
}
