// Text of the warranty section. Its table keeps our own warranty apart from those of film makers and other installers.

import { paths } from "#contract/paths.ts";
import { print, printFigure } from "#facts/print.ts";
import { noWash, pressureWasherDistance } from "#facts/times.ts";
import * as has from "#studio/has.ts";
import { reportWithin } from "#studio/times.ts";
import {
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapWarranty,
} from "#studio/warranty.ts";

const byQuote = [
  ...(has.paintProtection ? ["Paint protection film"] : []),
  ...(has.graphics
    ? [`${has.paintProtection ? "separate" : "Separate"} letters and graphics`]
    : []),
];

export const warranty = {
  figure: printFigure(wrapWarranty),
  title: `${printFigure(wrapWarranty)}-Year Wrap Warranty`,
  text: "If our film lifts, peels or bubbles in normal use in the UK, bring the car back and we’ll put the film right free of charge. You’ll get the terms in writing with your quote. This warranty is on top of your legal rights.",
  covered: {
    title: "Covered",
    list: [
      "Lifting, peeling and bubbling on every panel we’ve wrapped, the roof and bonnet too",
      `Fading and cracking for as long as the film’s maker covers the panel, up to our ${print(wrapWarranty)}`,
      "Chrome film and wrapped door handles for the maker’s term, if that term is shorter than ours",
    ],
  },
  notCovered: {
    title: "Not covered",
    list: [
      "Accidents, vandalism, stone chips and scrapes",
      `Damage from a pressure washer held closer than ${print(pressureWasherDistance)}`,
      `Damage from washing in the first ${print(noWash)}, from brush washes or from ignoring the care sheet`,
      "Faults caused by someone else removing, cutting or repairing the film",
      ...(byQuote.length > 0 ? [`${byQuote.join(", and ")}: your quote gives their terms`] : []),
    ],
  },
  whose: {
    title: "Whose warranty is whose",
    rows: [
      { who: "Ours, on the finished wrap", term: print(wrapWarranty) },
      { who: "The film maker’s, upright panels such as doors", term: print(makerWarrantyVertical) },
      {
        who: "The film maker’s, flat panels such as the roof",
        term: print(makerWarrantyHorizontal),
      },
      { who: "Other installers’ workmanship, generally", term: print(workmanshipWarranty) },
    ],
  },
  report: `Spot something you don’t like? Tell us within ${print(reportWithin)} of collection. If you notice a fault later, you’ve still got your legal rights.`,
  termsLink: { text: "Read the terms", to: paths.terms },
} as const;
