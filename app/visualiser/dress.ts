// Puts a look on a drawn vehicle (app/pictures/side-*.svg) by presentation attributes: the site's policy allows no style
// of a picture's own, and what is saved as a file must be whole without the site's style sheet.

import type { Finish } from "#facts/finishes.ts";
import { type Coat, changeColour, channelsOf, type Look } from "./look.ts";

/** Which layers of light and material make up a finish, by the drawing's class names, and how strongly. */
export const layersOf: Record<Finish, Readonly<Record<string, number>>> = {
  gloss: { "on-gloss": 1 },
  satin: { "on-satin": 1 },
  matte: { "on-matte": 1 },
  carbon: { "on-carbon": 1, "on-gloss": 0.5 },
  "colour-flip": { "on-flip": 1, "on-gloss": 1 },
  chrome: { "on-chrome": 1, "on-gloss": 0.25 },
};

const BRIGHT_TRIM = "#c9ced4";

/** What chrome without a tint throws back, from sky to ground. */
const CHROME = ["#76828f", "#dfe6ec", "#f8fafb", "#08090b", "#3a3e42", "#b3ada5", "#3d3833"];
/** A channel of the film that leaves a reflection as it is; of black, a quarter is left. */
const MIRROR = 205;

type Material = { id: string; mix(...film: Coat["colours"]): readonly string[] };

/** The drawing's gradients and pattern, by the end of their ids, and the colours that their parts get. */
export const materials: Partial<Record<Finish, Material>> = {
  carbon: {
    id: "twill",
    mix: (film) => [changeColour(film, (c) => c * 0.45), changeColour(film, (c) => c + 16)],
  },
  "colour-flip": { id: "flip-film", mix: (first, second, third) => [third, second, first, second] },
  chrome: {
    id: "chrome-film",
    mix(film) {
      const filter = channelsOf(film).map((channel) => 0.25 + (0.75 * channel) / MIRROR);
      return CHROME.map((colour) => changeColour(colour, (c, place) => c * (filter[place] ?? 1)));
    },
  },
};

/** Its ids all start with the name of the shape. */
export function shapeOf(drawing: SVGSVGElement): string {
  return drawing.querySelector("[id]")?.id.split("-", 1)[0] ?? "";
}

export function dress(svg: SVGSVGElement, look: Look, description: string) {
  svg.setAttribute("aria-label", description);
  const name = shapeOf(svg);
  const body = svg.querySelector(`#${name}-vehicle > g`) as SVGGElement;
  putOn(body, look.body);
  // A roof of its own is the whole vehicle again, cut to the roof's outline.
  const roof = svg.querySelector(".roof");
  roof?.replaceChildren();
  if (look.roof !== look.body) {
    const over = body.cloneNode(true) as SVGGElement;
    putOn(over, look.roof);
    roof?.append(over);
  }
  const [cap] = svg.querySelector(".panel-mirror")?.children ?? [];
  // Mirrors are one shape: the material itself, or its colour.
  const material = materials[look.mirrors.finish];
  cap?.setAttribute("fill", material ? `url(#${name}-${material.id})` : look.mirrors.colours[0]);
  for (const trim of svg.querySelectorAll(".trim-chrome")) {
    trim.setAttribute("stroke", look.trim?.colours[0] ?? BRIGHT_TRIM);
    trim.setAttribute("stroke-width", look.trim ? "1.6" : "1.1");
  }
  for (const coat of [look.body, look.roof, look.mirrors]) mix(svg, coat, name);
}

function putOn(group: SVGGElement, { finish, colours: [colour] }: Coat) {
  group.querySelector(".paint")?.setAttribute("fill", colour);
  for (const layer of group.querySelectorAll(".film")) {
    const [, kind = ""] = layer.classList;
    const strength = layersOf[finish][kind] ?? 0;
    layer.setAttribute("opacity", String(strength));
    // Blurred layers cost time even where they cannot be seen.
    layer.setAttribute("display", strength ? "inline" : "none");
  }
}

/** Gives the drawing's material the film's colours. Only one film is on a vehicle at a time. */
function mix(svg: SVGSVGElement, { finish, colours }: Coat, name: string) {
  const material = materials[finish];
  if (!material) return;
  const parts = svg.querySelectorAll(`#${name}-${material.id} > *`);
  material.mix(...colours).forEach((colour, place) => {
    parts[place]?.setAttribute(finish === "carbon" ? "fill" : "stop-color", colour);
  });
}
