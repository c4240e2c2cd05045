// HTML attributes that React's types do not include yet.

import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command: what the button does to the element named by `commandfor`. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
