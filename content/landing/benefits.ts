// Words of "Benefits of Wrapping". Each benefit is argued in full in the article it links to.

import { articlePath } from "#contract/paths.ts";
import { print } from "#facts/print.ts";
import { fullColourChange, panelRewrap } from "#studio/times.ts";

/** @param film that it opens with; its own first one where none is given */
export function visualiserPath(film?: string): string {
  return `${articlePath("colour-and-finish-options")}${film ? `?film=${film}` : ""}#visualiser`;
}

export const benefits = {
  title: "Benefits of Wrapping",
  list: [
    {
      title: "It comes off again",
      text: "Removed with heat and patience, film should leave sound factory paint as it was, for the day you sell, or the day you change your mind.",
      to: articlePath("will-a-wrap-damage-my-paintwork"),
    },
    {
      title: "Sun stays off the paint",
      text: "Film takes the UV, the grime and the light scuffs first.",
      to: articlePath("will-a-wrap-protect-my-original-paintwork"),
    },
    {
      title: "Beyond the maker’s colour chart",
      text: "Satin, matte, carbon, chrome, and films that turn as you walk past.",
      to: articlePath("colour-and-finish-options"),
    },
    {
      title: "Days, not weeks",
      text: `No booth, no baking. A full colour change takes ${print(fullColourChange)}.`,
      to: articlePath("car-wrap-prices-uk"),
    },
    {
      title: "One panel at a time",
      text: `Tear the film on a door and we re-wrap the door: ${print(panelRewrap)}, and the rest stays.`,
      to: articlePath("wrap-panel-repair-or-replace"),
    },
  ],
} as const;
