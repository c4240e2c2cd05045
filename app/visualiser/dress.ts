// Puts a look on a vehicle (app/pictures/vehicle-*.svg) by presentation attributes: the site's policy allows no style
// of a picture's own, and what is saved as a file must be whole without the site's style sheet.

import type { Finish } from "#facts/finishes.ts";
import { type Coat, changeColour, channelsOf, type Look } from "./look.ts";

const areas = ["body", "roof", "mirrors", "trim"] as const;
type Area = (typeof areas)[number];

/** The picture's layers that make up a finish, by the end of their ids: light that takes on the film's colour, and a shine that does not. */
export const layersOf: Record<Finish, { light: string; shine?: string }> = {
  gloss: { light: "gloss-light", shine: "gloss-shine" },
  satin: { light: "satin-light", shine: "satin-shine" },
  matte: { light: "matte-light", shine: "matte-shine" },
  carbon: { light: "carbon-light", shine: "gloss-shine" },
  "colour-flip": { light: "facing", shine: "gloss-shine" },
  chrome: { light: "chrome-light" },
};

/** A channel of the film that leaves a reflection as it is; of black, a quarter is left. */
const MIRROR = 205;

/** The colour that a film gives its light. */
export function tintOf({ finish, colours: [colour] }: Coat): string {
  if (finish !== "chrome") return colour;
  return changeColour(colour, (channel) => 255 * (0.25 + (0.75 * channel) / MIRROR));
}

/** What colour-flip shows from head-on to grazing, by channel, 0 to 1. */
export function flipTables({ colours }: Coat): Record<"R" | "G" | "B", string> {
  const shown = colours.map((colour) => channelsOf(colour).map((channel) => channel / 255));
  const table = (place: number) =>
    shown.map((channels) => (channels[place] ?? 0).toFixed(3)).join(" ");
  return { R: table(0), G: table(1), B: table(2) };
}

/** Attributes of an area's two layers. */
export function layerAttributes(name: string, area: Area, finish: Finish) {
  const { light, shine } = layersOf[finish];
  const flips = finish === "colour-flip";
  return {
    light: {
      href: `#${name}-${light}`,
      filter: `url(#${name}-${area}-${flips ? "flip" : "colour"})`,
      mask: flips ? `url(#${name}-flip-light)` : "none",
    },
    shine: { href: `#${name}-${shine ?? light}`, display: shine ? "inline" : "none" },
  };
}

/** Its ids all start with the name of the shape. */
export function shapeOf(drawing: SVGSVGElement): string {
  return drawing.querySelector("[id]")?.id.split("-", 1)[0] ?? "";
}

export function dress(svg: SVGSVGElement, look: Look, description: string) {
  svg.setAttribute("aria-label", description);
  const name = shapeOf(svg);
  for (const area of areas) putOn(svg, name, area, look[area]);
  // What wears the body's film is shown as part of it.
  for (const area of ["roof", "mirrors"] as const) {
    const display = look[area] === look.body ? "none" : "inline";
    svg.querySelector(`.${area}`)?.setAttribute("display", display);
  }
}

function putOn(svg: SVGSVGElement, name: string, area: Area, coat: Coat) {
  const set = (selector: string, attributes: Record<string, string>) => {
    const element = svg.querySelector(selector);
    for (const [attribute, value] of Object.entries(attributes))
      element?.setAttribute(attribute, value);
  };
  const { light, shine } = layerAttributes(name, area, coat.finish);
  set(`.${area} .light`, light);
  set(`.${area} .shine`, shine);
  set(`#${name}-${area}-colour feFlood`, { "flood-color": tintOf(coat) });
  for (const [channel, tableValues] of Object.entries(flipTables(coat)))
    set(`#${name}-${area}-flip feFunc${channel}`, { tableValues });
}
