// HTML attributes that React's types do not include yet.

import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command: the button's action on the element with the ID in `commandfor`. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
