// A part of a legal text that is true of one setting of session replay alone. The setting is known when the page is
// served, in an attribute of its root: the style shows the part that belongs to it.

import type { ReactNode } from "react";
import type { Analytics } from "#contract/analytics.ts";
import css from "./replay.module.css";

const shownWhen = {
  asked: css.asked,
  "handled-elsewhere": css["handled-elsewhere"],
  none: css.none,
};

/** @param props.when the part is true; `none`: without session replay. @param props.block holds whole paragraphs. */
export function Replay(props: {
  when: Analytics["consent"] | "none";
  block?: boolean;
  children: ReactNode;
}) {
  const Part = props.block ? "div" : "span";
  return <Part className={shownWhen[props.when]}>{props.children}</Part>;
}
