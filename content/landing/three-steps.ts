// Words of the three steps from the first message to the way home.

import { print } from "#facts/print.ts";
import { noWash } from "#facts/times.ts";
import * as has from "#studio/has.ts";
import { fullColourChange, quickestTurnaround } from "#studio/times.ts";

export const threeSteps = {
  title: "A 3-Step Process",
  text: "Usually two trips: one to bring it, one to fetch it.",
  quote: "Get a quote",
  steps: [
    {
      when: "Today",
      title: "Book Your Slot",
      text: "Send make, model and kind of wrap. A price range comes first, the firm quote after photos or a look at the car.",
    },
    {
      when: has.quickTurnaround
        ? `As little as ${print(quickestTurnaround)}`
        : print(fullColourChange),
      title: "Prep & Install",
      text: "Leave the keys. We wash, strip, lay and set, and put back what we took off.",
    },
    {
      when: "Collection",
      title: "Quality Check & Handover",
      text: `You go round it with us, edge by edge. No washing for ${print(noWash)}; the care sheet goes home with you.`,
    },
  ],
} as const;
