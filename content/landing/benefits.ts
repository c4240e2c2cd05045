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
      text: "Film that’s warmed and peeled off slowly should leave sound factory paint as it was. So you can go back to the old colour, for example before you sell.",
      to: articlePath("will-a-wrap-damage-my-paintwork"),
    },
    {
      title: "Sun stays off the paint",
      text: "Film protects your paint from UV, grime and light scuffs.",
      to: articlePath("will-a-wrap-protect-my-original-paintwork"),
    },
    {
      title: "Beyond the maker’s colour chart",
      text: "Choose satin, matte, carbon, chrome, or a film that changes colour as you walk past.",
      to: articlePath("colour-and-finish-options"),
    },
    {
      title: "Days, not weeks",
      text: `There’s no spray booth and no baking.${has.fullWraps ? ` A full colour change takes ${print(fullColourChange)}.` : ""}`,
      to: articlePath("car-wrap-prices-uk"),
    },
    {
      title: "One panel at a time",
      text: `If you tear the film on a door, we re-wrap only that door. Re-wrapping a panel takes ${print(panelRewrap)}.`,
      to: articlePath("wrap-panel-repair-or-replace"),
    },
  ],
} as const;
