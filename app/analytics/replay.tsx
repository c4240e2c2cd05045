// Part of a legal text that applies under one setting of session replay. The server writes the setting into an
// attribute of the page's root, by which CSS shows the part that applies.

import type { ReactNode } from "react";
import css from "./replay.module.css";

/** @param props.when `none`: a site without session replay. @param props.block true if the part holds paragraphs. */
export function Replay(props: {
  when: "asked" | "handled-elsewhere" | "none";
  block?: boolean;
  children: ReactNode;
}) {
  const Part = props.block ? "div" : "span";
  return <Part className={css[props.when]}>{props.children}</Part>;
}
