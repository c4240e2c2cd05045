import type { ComponentProps } from "react";

/** A list that scrolls sideways on a phone, by keyboard too. It needs a name: `aria-label` or `aria-labelledby`. */
export function Rail({ className, ...list }: ComponentProps<"ul">) {
  const classes = ["rail", className].filter(Boolean).join(" ");
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, and nothing in it need be
  return <ul className={classes} tabIndex={0} {...list} />;
}
