// Part of a legal text. CSS shows the part only under one setting of session replay.

import type { ReactNode } from "react";
import css from "./replay.module.css";

/** @param props.when `none`: a site without session replay. @param props.block whether the part holds paragraphs */
export function Replay(props: {
  when: "asked" | "handled-elsewhere" | "none";
  block?: boolean;
  children: ReactNode;
}) {
  const Part = props.block ? "div" : "span";
  return <Part className={css[props.when]}>{props.children}</Part>;
}
