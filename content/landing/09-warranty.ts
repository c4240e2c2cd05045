// Words of the guarantee. Three parties give warranties on a wrap; the table keeps them apart.

import { paths } from "#contract/paths.ts";
import { print, printFigure } from "#facts/print.ts";
import { noWash, pressureWasherDistance, reportWithin } from "#facts/times.ts";
import {
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapWarranty,
} from "#facts/warranty.ts";

export const warranty = {
  figure: printFigure(wrapWarranty),
  title: `${printFigure(wrapWarranty)}-Year Wrap Warranty`,
  text: "If the film lifts, peels or bubbles in normal use, bring it back and we put it right.",
  covered: { title: "Covered", list: ["Edges that lift", "Film that peels", "Film that bubbles"] },
  notCovered: {
    title: "Not covered",
    list: [
      "Stone chips, scrapes and knocks",
      `A pressure washer closer than ${print(pressureWasherDistance)}`,
      `A wash in the first ${print(noWash)}`,
    ],
  },
  whose: {
    title: "Whose warranty is whose",
    rows: [
      { who: "Ours, on the finished wrap", term: print(wrapWarranty) },
      { who: "The film makers', upright panels", term: print(makerWarrantyVertical) },
      { who: "The film makers', flat panels", term: print(makerWarrantyHorizontal) },
      { who: "Installers in general, workmanship", term: print(workmanshipWarranty) },
    ],
  },
  report: `See anything you do not like? Tell us within ${print(reportWithin)} of collection.`,
  termsLink: { text: "Read the terms", to: paths.terms },
} as const;
