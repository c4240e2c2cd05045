// Vite plugin that puts each CSS Module into the cascade layer of its folder.

import type { Plugin } from "vite";

/** Unlayered styles would override the layer `visitor` (app/styles/base.css). */
export function layerModules(): Plugin {
  return {
    name: "layer-modules",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css(\?|$)/ },
      handler: (css, id) => `@layer ${id.includes("/app/ui/") ? "ui" : "page"} {${css}}`,
    },
  };
}
