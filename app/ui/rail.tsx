import type { ComponentProps } from "react";
import css from "./rail.module.css";

/** A list that is in view as a whole needs no tab stop. */
function stopWhereItScrolls(list: HTMLUListElement | null) {
  if (!list || !("ResizeObserver" in window)) return;
  new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  }).observe(list);
}

/** For a rail of cards with buttons: a browser leaves a focused one where it is once a part of it is seen. */
export function showFocusedCard(rail: HTMLElement | null) {
  rail?.addEventListener("focusin", () => {
    const card = [...rail.children].find((child) => child.querySelector(":focus-visible"));
    if (card)
      rail.scrollLeft += card.getBoundingClientRect().left - rail.getBoundingClientRect().left;
  });
}

/** A list that scrolls sideways on a phone, by keyboard too. It needs a name: `aria-label` or `aria-labelledby`. */
export function Rail({ className, ...list }: ComponentProps<"ul">) {
  const classes = [css.rail, className].filter(Boolean).join(" ");
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, and nothing in it need be
  return <ul className={classes} ref={stopWhereItScrolls} tabIndex={0} {...list} />;
}
