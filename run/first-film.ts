// Vite plugin for the visualiser's first picture: the coupé in the studio's first film.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { choices } from "../app/visualiser/choice.ts";
import { flipTables, layerAttributes, lightTables, tintOf } from "../app/visualiser/dress.ts";
import { type Look, lookOf } from "../app/visualiser/look.ts";

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

/** Colours the drawing like app/visualiser/dress.ts, but as text, and drops unused layers. */
export function dressStill(svg: string, { body, trim }: Look): string {
  const [, name = ""] = /id="([a-z]+)-/.exec(svg) ?? [];
  const layers = layerAttributes(name, "body", body.finish);
  const layer = (role: keyof typeof layers) =>
    `<use class="${role}"${Object.entries(layers[role])
      .map(([attribute, value]) => ` ${attribute}="${value}"`)
      .join("")}/>`;
  const dressed = svg
    .replace(/<g class="(?:roof|mirrors|sky)".*?<\/g>\n/g, "")
    .replace(/(<g class="body"[^>]*>).*?<\/g>/, `$1${layer("light")}${layer("shine")}</g>`)
    .replace(/(-body-colour".*?<feFlood flood-color=")[^"]*/, `$1${tintOf(body)}`)
    .replace(/-body-colour".*?<\/filter>/, (filter) =>
      setTables(filter, lightTables(body, "studio")),
    )
    .replace(/-trim-colour".*?<\/filter>/, (filter) =>
      setTables(filter, lightTables(trim, "studio")),
    )
    .replace(/-body-flip".*?<\/filter>/, (filter) => setTables(filter, flipTables(body)));
  return withoutUnused(dressed);
}

function setTables(filter: string, tables: ReturnType<typeof flipTables>): string {
  return filter.replaceAll(
    /(feFunc([RGB]) .*?tableValues=")[^"]*/g,
    (_, start, channel: keyof typeof tables) => start + tables[channel],
  );
}

/** Each definition is on one line. Repeats, since removing a definition may leave others unused. */
function withoutUnused(svg: string): string {
  const left = svg
    .split("\n")
    .filter((line) => {
      const [, id] = /^<\w+ id="([^"]+)"/.exec(line) ?? [];
      return !id || svg.includes(`#${id}"`) || svg.includes(`#${id})`);
    })
    .join("\n");
  return left === svg ? svg : withoutUnused(left);
}
