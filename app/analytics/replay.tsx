// Part of a legal text that applies under one setting of session replay. The setting is only known when the page is
// served, as an attribute of its root, so CSS shows the part that applies.

import type { ReactNode } from "react";
import type { Analytics } from "#contract/analytics.ts";
import css from "./replay.module.css";

const shownWhen = {
  asked: css.asked,
  "handled-elsewhere": css["handled-elsewhere"],
  none: css.none,
};

/** @param props.when the part applies; `none`: without session replay. @param props.block holds whole paragraphs. */
export function Replay(props: {
  when: Analytics["consent"] | "none";
  block?: boolean;
  children: ReactNode;
}) {
  const Part = props.block ? "div" : "span";
  return <Part className={shownWhen[props.when]}>{props.children}</Part>;
}
