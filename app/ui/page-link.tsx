import type { ComponentProps } from "react";
import { isLeftOut } from "#contract/paths.ts";

/** A link to an article that a studio may leave out: it goes with it. */
export function PageLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return isLeftOut(href) ? null : <a href={href} {...props} />;
}
