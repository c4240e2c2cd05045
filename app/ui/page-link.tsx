import type { ComponentProps } from "react";
import { isLeftOut } from "#contract/paths.ts";

/** Link to an article; renders nothing if the studio has left the article out. */
export function PageLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return isLeftOut(href) ? null : <a href={href} {...props} />;
}
