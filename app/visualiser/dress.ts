// Colours a drawn vehicle by SVG attributes, because inline styles are forbidden and a saved picture has no stylesheet.

import type { Finish } from "#facts/finishes.ts";
import type { Light } from "./choice.ts";
import { type Coat, changeColour, channelsOf, type Look } from "./look.ts";

const areas = ["body", "roof", "mirrors", "trim"] as const;
type Area = (typeof areas)[number];
type Channel = "R" | "G" | "B";

/** ID suffixes of the layers that make up a finish. Only `light` takes on the film's colour. */
export const layersOf: Record<Finish, { light: string; shine?: string }> = {
  gloss: { light: "gloss-light", shine: "gloss-shine" },
  satin: { light: "satin-light", shine: "satin-shine" },
  matte: { light: "matte-light", shine: "matte-shine" },
  carbon: { light: "carbon-light", shine: "gloss-shine" },
  "colour-flip": { light: "facing", shine: "gloss-shine" },
  chrome: { light: "chrome-light" },
};

/** Colour channel value, 0 to 255, at which chrome reflects all light. At 0, chrome reflects a quarter. */
const MIRROR = 205;

/** Colour of the light that a film reflects. */
export function tintOf({ finish, colours: [colour] }: Coat): string {
  if (finish !== "chrome") return colour;
  return changeColour(colour, (channel) => 255 * (0.25 + (0.75 * channel) / MIRROR));
}

/** Number of steps in a filter table; the browser interpolates between steps. */
const STEPS = 16;
/** Light that chrome reflects, 0 to 1, by channel: from floor to lamps, or outdoors from ground to sky. */
const lamps = [0.09, 0.31, 0.56, 0.78, 0.93, 0.98, 1, 1, 1];
const mirrored: Record<Light, Record<Channel, readonly number[]>> = {
  studio: { R: lamps, G: lamps, B: lamps },
  daylight: {
    R: [0.24, 0.38, 0.56, 0.73, 0.87, 0.95, 0.98, 1, 1],
    G: [0.24, 0.39, 0.6, 0.79, 0.92, 0.97, 0.99, 1, 1],
    B: [0.24, 0.41, 0.65, 0.86, 0.98, 1, 1, 1, 1],
  },
};
/** Daylight is diffuse, so a smaller exponent lightens the shadows. */
const DAYLIGHT_EXPONENT = 0.62;
const DAYLIGHT_GAIN = 1.15;
/** Carbon's threads catch more light than its average colour suggests. */
const CARBON_GAIN = 1.7;

/**
 * Tone curves for the light layer, as SVG filter tables. An output of 0.5 shows the film's colour unchanged.
 * Pale films get lighter shadows, because white film would otherwise look grey.
 */
export function lightTables(
  { finish, colours: [colour] }: Coat,
  light: Light,
): Record<Channel, string> {
  if (finish === "chrome") {
    const { R, G, B } = mirrored[light];
    const print = (values: readonly number[]) => values.map((one) => one / 2).join(" ");
    return { R: print(R), G: print(G), B: print(B) };
  }
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  const pale = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  const outdoors = light === "daylight";
  const shade = 1 - 0.55 * clamp((pale - 0.55) / 0.35);
  const exponent = shade * (outdoors ? DAYLIGHT_EXPONENT : 1);
  const gain = (outdoors ? DAYLIGHT_GAIN : 1) * (finish === "carbon" ? CARBON_GAIN : 1);
  const table = Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.min(1, (gain * ((2 * step) / STEPS) ** exponent) / 2).toFixed(3),
  ).join(" ");
  return { R: table, G: table, B: table };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Colours of colour-flip film from head-on to grazing angles, by channel, 0 to 1. */
export function flipTables({ colours }: Coat): Record<Channel, string> {
  const shown = colours.map((colour) => channelsOf(colour).map((channel) => channel / 255));
  const table = (place: number) =>
    shown.map((channels) => (channels[place] ?? 0).toFixed(3)).join(" ");
  return { R: table(0), G: table(1), B: table(2) };
}

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

export function dress(svg: SVGSVGElement, look: Look, light: Light, description: string) {
  svg.setAttribute("aria-label", description);
  // The vehicle's name is the prefix of all ids.
  const name = svg.querySelector("[id]")?.id.split("-", 1)[0] ?? "";
  for (const area of areas) putOn(svg, name, area, look[area], light);
  for (const channel of svg.querySelectorAll(`#${name}-brighter > * > *`))
    channel.setAttribute("intercept", light === "daylight" ? "0.15" : "0");
  // Areas in the body's coat are drawn as part of the body.
  for (const area of ["roof", "mirrors"] as const) {
    const display = look[area] === look.body ? "none" : "inline";
    svg.querySelector(`.${area}`)?.setAttribute("display", display);
  }
}

function putOn(svg: SVGSVGElement, name: string, area: Area, coat: Coat, lit: Light) {
  const set = (selector: string, attributes: Record<string, string>) => {
    const element = svg.querySelector(selector);
    for (const [attribute, value] of Object.entries(attributes))
      element?.setAttribute(attribute, value);
  };
  const { light, shine } = layerAttributes(name, area, coat.finish);
  set(`.${area} .light`, light);
  set(`.${area} .shine`, shine);
  set(`#${name}-${area}-colour feFlood`, { "flood-color": tintOf(coat) });
  for (const [channel, tableValues] of Object.entries(lightTables(coat, lit)))
    set(`#${name}-${area}-colour feFunc${channel}`, { tableValues });
  for (const [channel, tableValues] of Object.entries(flipTables(coat)))
    set(`#${name}-${area}-flip feFunc${channel}`, { tableValues });
}
