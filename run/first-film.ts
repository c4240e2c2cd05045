// Vite plugin for the visualiser's initial still: the coupé in the studio's first film.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { choices } from "../app/visualiser/choice.ts";
import { lookOf } from "../app/visualiser/look.ts";
import { dressStill } from "../app/visualiser/still.ts";

export function firstFilm(): Plugin {
  return {
    name: "first-film",
    enforce: "pre",
    apply: "build",
    load: {
      filter: { id: /vehicle-coupe\.svg\?still&url$/ },
      handler(id) {
        const drawing = readFileSync(id.replace(/\?.*/, ""), "utf8");
        const source = dressStill(drawing, lookOf(choices.first));
        const file = this.emitFile({ type: "asset", name: "vehicle-coupe-still.svg", source });
        // Vite replaces this placeholder with the file's URL.
        return `export default "__VITE_ASSET__${file}__"`;
      },
    },
  };
}
