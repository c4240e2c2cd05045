import type { ComponentProps } from "react";
import css from "./rail.module.css";

/** Makes the list a tab stop only while the list can scroll, and scrolls to the focused card. */
function assist(list: HTMLElement | null) {
  if (!list || !("ResizeObserver" in window)) return;
  new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  }).observe(list);
  // Browsers do not scroll to a focused button that is already partly visible.
  list.addEventListener("focusin", () => {
    const card = [...list.children].find((child) => child.querySelector(":focus-visible"));
    if (card)
      list.scrollLeft += card.getBoundingClientRect().left - list.getBoundingClientRect().left;
  });
}

/** List that scrolls sideways on a phone, also by keyboard. Needs `aria-label` or `aria-labelledby`. */
export function Rail({
  as: List = "ul",
  className = "",
  ...list
}: ComponentProps<"ul"> & { as?: "ul" | "ol" }) {
  return (
    <List className={`${css.rail} ${className}`} ref={assist} tabIndex={0} {...(list as object)} />
  );
}
