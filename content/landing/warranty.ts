// Words of the guarantee. Three parties give warranties on a wrap; the table keeps them apart.

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

export const warranty = {
  figure: printFigure(wrapWarranty),
  title: `${printFigure(wrapWarranty)}-Year Wrap Warranty`,
  text: "If the film lifts, peels or bubbles in normal use in the UK, bring it back and we put it right free of charge. You get the terms in writing with the quote. They come on top of your legal rights.",
  covered: {
    title: "Covered",
    list: [
      "Lifting, peeling and bubbling, on every panel we wrapped, roof and bonnet too",
      `Fading and cracking, within the ${print(wrapWarranty)}, for as long as the film’s maker covers that panel (its own terms: ${print(makerWarrantyVertical)} upright, ${print(makerWarrantyHorizontal)} flat)`,
      `Chrome and colour-flip: lifting, peeling and bubbling as above; fading and cracking, within the ${print(wrapWarranty)}, for the maker’s term, often the shortest`,
    ],
  },
  notCovered: {
    title: "Not covered",
    list: [
      "Accidents, vandalism, stone chips and scrapes",
      `Damage from a pressure washer closer than ${print(pressureWasherDistance)}`,
      `Damage from washing in the first ${print(noWash)}`,
      "Damage from brush washes or from not following the care sheet",
      "Film that others have removed, cut or repaired, so far as the fault comes from that",
      `${has.paintProtection ? "Paint protection film, separate" : "Separate"} letters and graphics: the quote names their terms`,
    ],
  },
  whose: {
    title: "Whose warranty is whose",
    rows: [
      { who: "Ours, on the finished wrap", term: print(wrapWarranty) },
      { who: "The film makers’, upright panels", term: print(makerWarrantyVertical) },
      { who: "The film makers’, flat panels", term: print(makerWarrantyHorizontal) },
      { who: "Installers in general, workmanship", term: print(workmanshipWarranty) },
    ],
  },
  report: `See anything you do not like? Tell us within ${print(reportWithin)} of collection. Later reports keep your legal rights.`,
  termsLink: { text: "Read the terms", to: paths.terms },
} as const;
