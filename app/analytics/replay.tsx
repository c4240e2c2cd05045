// Part of a legal text that applies under one setting of session replay. The setting is only known when the page is
// served, as an attribute of its root, so CSS shows the part that applies.

import type { ReactNode } from "react";
import css from "./replay.module.css";

/** @param props.when the part applies; `none`: without session replay. @param props.block holds whole paragraphs. */
export function Replay(props: {
  when: "asked" | "handled-elsewhere" | "none";
  block?: boolean;
  children: ReactNode;
}) {
  const Part = props.block ? "div" : "span";
  return <Part className={css[props.when]}>{props.children}</Part>;
}
