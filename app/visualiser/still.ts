// The vehicle as a file, in the film that is chosen first and with nothing else in it: `dress` for a text, where there
// is no document.

import { flipTables, layerAttributes, tintOf } from "./dress.ts";
import type { Look } from "./look.ts";

export function dressStill(svg: string, { body }: Look): string {
  const [, name = ""] = /id="([a-z]+)-/.exec(svg) ?? [];
  const layers = layerAttributes(name, "body", body.finish);
  const layer = (role: keyof typeof layers) =>
    `<use class="${role}"${Object.entries(layers[role])
      .map(([attribute, value]) => ` ${attribute}="${value}"`)
      .join("")}/>`;
  const tables = flipTables(body);
  const dressed = svg
    .replace(/<g class="(?:roof|mirrors|sky)".*?<\/g>\n/g, "")
    .replace(/(<g class="body"[^>]*>).*?<\/g>/, `$1${layer("light")}${layer("shine")}</g>`)
    .replace(/(-body-colour"[^>]*><feFlood flood-color=")[^"]*/, `$1${tintOf(body)}`)
    .replace(/-body-flip".*?<\/filter>/, (filter) =>
      filter.replaceAll(
        /(feFunc([RGB]) .*?tableValues=")[^"]*/g,
        (_, start, channel: "R" | "G" | "B") => start + tables[channel],
      ),
    );
  return withoutUnused(dressed);
}

/** Definitions stand on lines of their own; what they refer to in turn may be unused without them. */
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
