// Puts the styles of each CSS Module into the cascade layer of its folder.

import type { Plugin } from "vite";

/** Styles outside of every layer would win over what the visitor's own device decides (app/styles/base.css). */
export function layerModules(): Plugin {
  return {
    name: "layer-modules",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css, id) => `@layer ${id.includes("/app/ui/") ? "ui" : "page"} {${css}}`,
    },
  };
}
