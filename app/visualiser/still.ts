// Build-time still of the coupé in the first film, without unused layers: the counterpart of dress.ts for text instead
// of a document.

import { flipTables, layerAttributes, lightTables, tintOf } from "./dress.ts";
import type { Look } from "./look.ts";

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

/** Each definition is on one line; removing one may leave those it refers to unused. */
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
