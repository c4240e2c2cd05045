// Text of the three steps from first message to collection.

import { print } from "#facts/print.ts";
import { noWash } from "#facts/times.ts";
import * as has from "#studio/has.ts";
import { fullColourChange, quickestTurnaround } from "#studio/times.ts";

const usually = has.fullWraps ? print(fullColourChange) : "The day we’ve agreed";

export const threeSteps = {
  title: "A 3-step process",
  text: "You usually make two trips: one to drop the car off and one to pick it up.",
  steps: [
    {
      when: "Today",
      title: "Book Your Slot",
      text: "Tell us the make, the model and the kind of wrap. You’ll get a guide price first, and a firm quote once we’ve seen photos or the car.",
    },
    {
      when: has.quickTurnaround ? `As little as ${print(quickestTurnaround)}` : usually,
      title: "Prep & Install",
      text: "Leave us the keys. We clean the car, take off what unclips, lay the film and put everything back.",
    },
    {
      when: "Collection",
      title: "Quality Check & Handover",
      text: `We go round the car with you, edge by edge. Don’t wash it for ${print(noWash)}. You’ll get a care sheet to take home.`,
    },
  ],
} as const;
