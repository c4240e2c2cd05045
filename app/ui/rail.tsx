import type { ComponentProps } from "react";
import css from "./rail.module.css";

/** A list whose items are all in view needs no tab stop; one with buttons scrolls to the card that has the focus. */
function assist(list: HTMLElement | null) {
  if (!list || !("ResizeObserver" in window)) return;
  new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  }).observe(list);
  // Browsers leave a focused button where it is once a part of it is in view.
  list.addEventListener("focusin", () => {
    const card = [...list.children].find((child) => child.querySelector(":focus-visible"));
    if (card)
      list.scrollLeft += card.getBoundingClientRect().left - list.getBoundingClientRect().left;
  });
}

/** A list that scrolls sideways on a phone, by keyboard too. It needs a name: `aria-label` or `aria-labelledby`. */
export function Rail({
  as: List = "ul",
  className,
  ...list
}: ComponentProps<"ul"> & { as?: "ul" | "ol" }) {
  const classes = [css.rail, className].filter(Boolean).join(" ");
  return <List className={classes} ref={assist} tabIndex={0} {...(list as object)} />;
}
