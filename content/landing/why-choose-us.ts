// Text of "Why Choose Us": prices of the most frequent jobs, and the studio's claims.

import { example } from "#content/example.ts";
import { fullWraps, offered, printOffer } from "#content/offers.ts";
import { priceBasis } from "#content/price-basis.ts";
import { articlePath } from "#contract/paths.ts";
import { print, printList } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { guidePrices, mainWrap, typicalFullWrap } from "#studio/prices.ts";
import { endorsement, filmMakers } from "#studio/studio.ts";
import { fullColourChange, quickestTurnaround } from "#studio/times.ts";
import { wrapWarranty } from "#studio/warranty.ts";

export const whyChooseUs = {
  title: "Why Choose Us",
  text: "You can see prices before you call. That’s what we mean by transparent pricing: these are guide prices for the jobs we’re asked for most.",
  /** Accessible name of the drawing with its prices. */
  figure: "Guide prices on the car",
  drawing: "Side view of a coupé with the most-wrapped panels marked",
  /** Marked on the drawing. */
  prices: (offered.length > 0 ? offered : fullWraps).map(printOffer),
  whole: has.fullWraps
    ? {
        job: `Our full wraps start at ${print(guidePrices.full.small)}. Full wraps typically cost`,
        price: print(typicalFullWrap),
      }
    : { job: "Partial wraps from", price: print(mainWrap.prices.small) },
  indicative: priceBasis.whole,
  pricesLink: { text: "All car wrap prices", to: articlePath("car-wrap-prices-uk") },
  claims: [
    ...(has.wrapWarranty
      ? [
          {
            figure: print(wrapWarranty),
            text: "Our own warranty on the finished wrap. Its terms are further down this page.",
          },
        ]
      : []),
    has.quickTurnaround
      ? {
          figure: print(quickestTurnaround),
          text: `At our quickest, we return a fully wrapped car in that time. The work on a full colour change takes ${print(fullColourChange)}.`,
        }
      : has.fullWraps && {
          figure: print(fullColourChange),
          text: `The work on a full colour change takes ${print(fullColourChange)}.`,
        },
    {
      figure: `${filmMakers.length} film maker${filmMakers.length === 1 ? "" : "s"}`,
      text: `Premium film from ${printList(filmMakers)}. Each film’s code is on its swatch in the workshop.`,
    },
    ...(has.certifiedInstallers || endorsement ? [installers()] : []),
  ].filter((claim) => claim !== false),
};

function installers() {
  return {
    ...(has.certifiedInstallers
      ? {
          figure: "Certified installers",
          text: "Every fitter here holds their own certificate from a film maker. Ask to see it.",
        }
      : { figure: "Endorsed", text: "Ask to see the film maker’s certificate." }),
    badge: endorsement && {
      text: `${endorsement.badge}${example}`,
      to: articlePath("endorsed-installer"),
    },
  };
}
