// Text of "Benefits of Wrapping". Each benefit links to the article that explains it.

import { articlePath } from "#contract/paths.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { fullColourChange, panelRewrap } from "#studio/times.ts";

/** @param film code of the film to open with; the first film by default */
export function visualiserPath(film?: string): string {
  return `${articlePath("colour-and-finish-options")}${film ? `?film=${film}` : ""}#visualiser`;
}

export const benefits = {
  title: "Benefits of Wrapping",
  list: [
    {
      title: "It comes off again",
      text: "Taken off warm and slowly, film should leave sound factory paint as it was. That’s handy when you sell, or when you’ve had enough of the colour.",
      to: articlePath("will-a-wrap-damage-my-paintwork"),
    },
    {
      title: "Sun stays off the paint",
      text: "Film takes the UV, the grime and the light scuffs, so your paint doesn’t.",
      to: articlePath("will-a-wrap-protect-my-original-paintwork"),
    },
    {
      title: "Beyond the maker’s colour chart",
      text: "Satin, matte, carbon, chrome, and films that change colour as you walk past.",
      to: articlePath("colour-and-finish-options"),
    },
    {
      title: "Days, not weeks",
      text: `There’s no spray booth and no baking.${has.fullWraps ? ` A full colour change takes ${print(fullColourChange)}.` : ""}`,
      to: articlePath("car-wrap-prices-uk"),
    },
    {
      title: "One panel at a time",
      text: `If you tear the film on a door, we re-wrap the door. It takes ${print(panelRewrap)}, and the rest stays as it is.`,
      to: articlePath("wrap-panel-repair-or-replace"),
    },
  ],
} as const;
