// Puts a look on a drawn vehicle (app/pictures/side-*.svg) by presentation attributes: the site's policy allows no style
// of a picture's own, and what is saved as a file must be whole without the site's style sheet.

import type { Finish } from "#facts/films.ts";
import { shapeOf } from "./drawings.ts";
import { type Coat, isGrey, type Look } from "./look.ts";

/** Which layers of light and material make up a finish, by the drawing's class names, and how strongly. */
const layersOf: Record<Finish, Readonly<Record<string, number>>> = {
  gloss: { "on-gloss": 1 },
  satin: { "on-satin": 1 },
  matte: { "on-matte": 1 },
  carbon: { "on-carbon": 1, "on-gloss": 0.75 },
  "colour-flip": { "on-flip": 1, "on-gloss": 1 },
  chrome: { "on-chrome": 1, "on-gloss": 1 },
};

/** How much of a tinted film's colour its material hides. */
const TINTED = { carbon: 0.72, chrome: 0.5 };

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
  const flip = [look.body, look.roof, look.mirrors].find((coat) => coat?.finish === "colour-flip");
  if (flip) colourFlip(svg, flip.colours);
  svg.dataset.dressed = "";
}

function putOn(group: SVGGElement, { finish, colours: [colour] }: Coat) {
  group.querySelector(".panel-body .paint")?.setAttribute("fill", colour);
  // A roof of its own lies over the whole as a group.
  group.querySelector(".panel-roof .paint")?.setAttribute("fill", "none");
  for (const layer of group.querySelectorAll(".film")) {
    const [, kind = ""] = layer.classList;
    const strength = layersOf[finish][kind] ?? 0;
    const tinted = kind === `on-${finish}` && finish in TINTED && !isGrey(colour);
    const opacity = tinted ? TINTED[finish as keyof typeof TINTED] : strength;
    layer.setAttribute("opacity", String(opacity));
    // Blurred layers cost time even where they cannot be seen.
    layer.setAttribute("display", opacity ? "inline" : "none");
  }
}

/** Mirrors are one shape: the material itself, or its colour. */
function solidFill({ finish, colours: [colour] }: Coat, name: string): string {
  if (finish === "colour-flip") return `url(#${name}-flip-film)`;
  if (!isGrey(colour)) return colour;
  if (finish === "carbon") return `url(#${name}-twill)`;
  return finish === "chrome" ? `url(#${name}-chrome-film)` : colour;
}

function colourFlip(svg: SVGSVGElement, [first, second, third]: Coat["colours"]) {
  const stops = svg.querySelectorAll('[id$="-flip-film"] stop');
  [third, second, first, second].forEach((colour, place) => {
    stops[place]?.setAttribute("stop-color", colour);
  });
}
