// Schemas of films.json and look.json.

import { z } from "zod";
import type { articleGroups } from "#facts/article.ts";
import { finishes } from "#facts/finishes.ts";
import { colour, fileOf, formed, text } from "./text.ts";

const film = z
  .strictObject({
    code: formed(/^[a-z0-9]+-[a-z0-9]+$/, "a film code", "ab-101").meta({
      title: "Code",
      description: "Your own: small letters, a hyphen, and a number or word, such as ab-101.",
    }),
    name: text(24).meta({ title: "Name", description: "As on your swatch." }),
    finish: z.enum(finishes).meta({ title: "Finish" }),
    colours: z.array(colour).min(1).max(3).meta({
      title: "Colours",
      description: "As shown on a screen; a colour-flip film has two or three.",
    }),
  })
  .refine(({ finish, colours }) => finish !== "colour-flip" || colours.length > 1, {
    path: ["colours"],
    error: "this colour-flip film has only one colour",
    params: { mend: "Add the second, and a third if there is one." },
  });

const filmCode = z.string();

export const filmsSchema = fileOf({
  films: z
    .array(film)
    .min(1)
    .max(12)
    .meta({ title: "Films", description: "The landing page opens with the first one." }),
  groupFilms: z
    .strictObject({
      prices: filmCode.meta({ title: "Prices" }),
      choosing: filmCode.meta({ title: "Choosing" }),
      care: filmCode.meta({ title: "Care" }),
      rules: filmCode.meta({ title: "Rules" }),
    } satisfies Record<(typeof articleGroups)[number], typeof filmCode>)
    .meta({
      title: "Films of the question groups",
      description: "The code of the film whose colour marks each group of questions.",
    }),
})
  .superRefine(({ films, groupFilms }, context) => {
    const codes = films.map(({ code }) => code);
    for (const [index, code] of codes.entries()) {
      if (codes.indexOf(code) === index) continue;
      const message = `two films have the code “${code}”`;
      const params = { mend: "Give one of them another code." };
      context.addIssue({ code: "custom", path: ["films", index, "code"], message, params });
    }
    for (const [group, code] of Object.entries(groupFilms)) {
      if (codes.includes(code)) continue;
      const message = `no film has the code “${code}”`;
      const params = { mend: `The codes are: ${codes.join(", ")}.` };
      context.addIssue({ code: "custom", path: ["groupFilms", group], message, params });
    }
  })
  .meta({ title: "Films" });

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

const colours = z
  .strictObject({
    signal: colour.meta({
      title: "Button",
      description: "Colour of the buttons that ask for a quote or add photos.",
    }),
    signalLit: colour.meta({ title: "Button under the pointer" }),
    signalShade: colour.meta({ title: "Edge of the button" }),
    onSignal: colour.meta({ title: "Words on the button" }),
    filmSheen: z.array(colour).length(3).meta({
      title: "Sheen of a strip of film",
      description: "Dark, middle and light.",
    }),
  })
  .superRefine(({ signal, signalLit, onSignal }, context) => {
    for (const ground of [signal, signalLit]) {
      const contrast = contrastOf(onSignal, ground);
      if (contrast >= LEAST_CONTRAST) continue;
      context.addIssue({
        code: "custom",
        path: ["onSignal"],
        message: `the words on a button cannot be read: ${onSignal} on ${ground} has a contrast of ${contrast.toFixed(1)}:1`,
        params: { mend: `Make one of them lighter or darker: at least ${LEAST_CONTRAST}:1.` },
      });
    }
  })
  .meta({ title: "Colours" });

export const lookSchema = fileOf({ colours }).meta({ title: "Look" });

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
