// Puts a look on a drawn vehicle (app/pictures/side-*.svg) by presentation attributes: the site's policy allows no style
// of a picture's own, and what is saved as a file must be whole without the site's style sheet.

import type { Finish } from "#facts/films.ts";
import { scale, tint } from "./colour.ts";
import { shapeOf } from "./drawings.ts";
import type { Coat, Look } from "./look.ts";

/** Which layers of light and material make up a finish, by the drawing's class names, and how strongly. */
const layersOf: Record<Finish, Readonly<Record<string, number>>> = {
  gloss: { "on-gloss": 1 },
  satin: { "on-satin": 1 },
  matte: { "on-matte": 1 },
  carbon: { "on-carbon": 1, "on-gloss": 0.5 },
  "colour-flip": { "on-flip": 1, "on-gloss": 1 },
  chrome: { "on-chrome": 1, "on-gloss": 0.6 },
};

/** The drawing's gradients and pattern, by the end of their ids. */
const materials: Partial<Record<Finish, string>> = {
  carbon: "twill",
  "colour-flip": "flip-film",
  chrome: "chrome-film",
};

/** What chrome without a tint throws back, from sky to ground. */
const CHROME = ["#f6f8fa", "#aeb6bf", "#5a626b", "#15181b", "#565c62", "#b9b4ad", "#3a3631"];

/** Where a roof's film ends: along the windows, then from the last one's corner to the rear screen. */
const roofEdges: Readonly<Record<string, string>> = {
  coupe: "M150 52L186 47.7L372 45.4L416 40V-20H150Z",
  hatch: "M118 60L154 53.3L364.6 47.1L404 45.6V-20H118Z",
  van: "M176 24L181 38L203 33L223 29L244 27.5L349 26.2L494 30L520 32V-20H176Z",
};

const BRIGHT_TRIM = "#c9ced4";

export function dress(svg: SVGSVGElement, look: Look, description: string) {
  svg.setAttribute("aria-label", description);
  const body = svg.querySelector('[id$="-vehicle"] > g') as SVGGElement;
  const name = shapeOf(svg);
  putOn(body, look.body);
  svg.querySelector("[data-over]")?.remove();
  if (look.roof) {
    const over = body.cloneNode(true) as SVGGElement;
    putOn(over, look.roof);
    const clip = document.createElementNS(svg.namespaceURI, "g");
    clip.setAttribute("clip-path", `url(#${name}-roof-outline)`);
    clip.setAttribute("data-over", "");
    clip.append(over);
    const edge = roofEdges[name];
    if (edge) svg.querySelector(`#${name}-roof-outline path`)?.setAttribute("d", edge);
    body.after(clip);
  }
  const [cap] = svg.querySelector(".panel-mirror")?.children ?? [];
  cap?.setAttribute("fill", solidFill(look.mirrors, name));
  for (const trim of svg.querySelectorAll(".trim-chrome")) {
    trim.setAttribute("fill", "none");
    trim.setAttribute("stroke", look.trim ?? BRIGHT_TRIM);
    trim.setAttribute("stroke-width", look.trim ? "1.6" : "1.1");
  }
  svg.querySelector(".trim-caliper")?.setAttribute("fill", "#3b4147");
  for (const coat of [look.body, look.roof, look.mirrors]) if (coat) mix(svg, coat, name);
  svg.dataset.dressed = "";
}

function putOn(group: SVGGElement, { finish, colours: [colour] }: Coat) {
  group.querySelector(".panel-body .paint")?.setAttribute("fill", colour);
  // A roof of its own lies over the whole as a group.
  group.querySelector(".panel-roof .paint")?.setAttribute("fill", "none");
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
  const [first, second, third] = colours;
  const parts = [...svg.querySelectorAll(`#${name}-${materials[finish]} > *`)];
  const mixed: Partial<Record<Finish, readonly string[]>> = {
    carbon: [scale(first, 0.45), scale(first, 1, 16)],
    "colour-flip": [third, second, first, second],
    chrome: CHROME.map((reflection) => tint(reflection, first)),
  };
  mixed[finish]?.forEach((colour, place) => {
    parts[place]?.setAttribute(finish === "carbon" ? "fill" : "stop-color", colour);
  });
}

/** Mirrors are one shape: the material itself, or its colour. */
function solidFill({ finish, colours: [colour] }: Coat, name: string): string {
  const material = materials[finish];
  return material ? `url(#${name}-${material})` : colour;
}
