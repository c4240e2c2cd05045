// Components for all MDX texts; parts.ts lists the components for some texts only.

import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import { Plate } from "./plate.tsx";
import { Table } from "./table.tsx";
import css from "./text.module.css";

export const textComponents = {
  table: Table,
  Plate,
  Note,
  SmallPrint,
  QuoteLink,
};

function Note(props: { title?: string; children: ReactNode }) {
  return (
    <aside className={css.note} role="note">
      {props.title ? <p className="title">{props.title}</p> : null}
      {props.children}
    </aside>
  );
}

function SmallPrint(props: { children: ReactNode }) {
  return <p className="small quiet">{props.children}</p>;
}

/** Quote button for the middle of a text, less prominent than the button at the end. */
function QuoteLink(props: { children: ReactNode }) {
  return (
    <p className="screen">
      <QuoteButton kind="text">
        {props.children}
        <Arrow />
      </QuoteButton>
    </p>
  );
}
