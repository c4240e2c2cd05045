// The drawing as a file, in the film that is chosen first: `dress` for a text, where there is no document.

import { layersOf, materials } from "./dress.ts";
import type { Look } from "./look.ts";

export function dressStill(svg: string, { body, mirrors }: Look): string {
  const layers = layersOf[body.finish];
  const still = svg
    .replace(/(class="paint" fill=")[^"]*/, `$1${body.colours[0]}`)
    .replace(/(class="panel-mirror"><path fill=")[^"]*/, `$1${mirrors.colours[0]}`)
    .replaceAll(/class="film (on-\w+)"(?: display="none")?/g, (_, layer) => {
      const strength = layers[layer];
      return `class="film ${layer}" ${strength ? `opacity="${strength}"` : 'display="none"'}`;
    });
  const material = materials[body.finish];
  if (!material) return still;
  const colours = material.mix(...body.colours);
  const parts = new RegExp(`id="[a-z]+-${material.id}".*?</(?:linearGradient|pattern)>`, "s");
  return still.replace(parts, (part) => {
    let place = 0;
    return part.replaceAll(/((?:stop-color|<path fill)=")[^"]*/g, (whole, start) => {
      const colour = colours[place++];
      return colour ? start + colour : whole;
    });
  });
}
