// What MDX texts may use besides Markdown.

import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { QuoteButton } from "#app/quote/quote-button.tsx";

export const textComponents = {
  a: TextLink,
  Note,
  QuoteLink,
};

/** Links inside the site change pages without loading anew. */
function TextLink({ href = "", ...rest }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

function Note(props: { title?: string; children: ReactNode }) {
  return (
    <aside>
      {props.title ? <p>{props.title}</p> : null}
      {props.children}
    </aside>
  );
}

function QuoteLink(props: { children: ReactNode }) {
  return <QuoteButton>{props.children}</QuoteButton>;
}
