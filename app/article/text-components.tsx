// What MDX texts may use besides Markdown.

import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";

export const textComponents = {
  Note,
  QuoteLink,
};

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
