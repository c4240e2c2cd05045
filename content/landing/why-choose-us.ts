// Words of "Why Choose Us": what the jobs asked for most cost, and what the studio stands for.

import { offers, printOffer } from "#content/offers.ts";
import { priceBasis } from "#content/price-basis.ts";
import { articlePath } from "#contract/paths.ts";
import { print, printList } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { typicalFullWrap } from "#studio/prices.ts";
import { endorsement, filmMakers } from "#studio/studio.ts";
import { fullColourChange, quickestTurnaround } from "#studio/times.ts";
import { wrapWarranty } from "#studio/warranty.ts";

export const whyChooseUs = {
  title: "Why Choose Us",
  text: "Because you can read the price before you ring. Transparent pricing means this: the jobs people ask for most, and what each one costs as a guide.",
  /** Name of the drawing with its prices, for those who hear it. */
  figure: "Guide prices on the car",
  drawing: "Side view of a coupé with the panels that are wrapped most often marked on it",
  /** The places are marked on the drawing. */
  prices: [
    { place: "mirrors", ...printOffer(offers.mirrors) },
    { place: "roof", ...printOffer(offers.roof) },
    { place: "trim", ...printOffer(offers.chrome) },
    { place: "door", ...printOffer(offers.panel) },
    { place: "quarter", ...printOffer(offers.graphics) },
  ],
  whole: {
    job: "Full wraps typically, across every vehicle and film, re-wraps included, before print and artwork",
    price: print(typicalFullWrap),
  },
  indicative: priceBasis.whole,
  pricesLink: { text: "All car wrap prices", to: articlePath("car-wrap-prices-uk") },
  claims: [
    ...(has.wrapWarranty
      ? [
          {
            figure: print(wrapWarranty),
            text: "Our own warranty on the finished wrap. What it covers is set out further down this page.",
          },
        ]
      : []),
    has.quickTurnaround
      ? {
          figure: print(quickestTurnaround),
          text: `For a full wrap, from handing over the keys to having them back, at the quickest. The work on a full colour change takes ${print(fullColourChange)}.`,
        }
      : {
          figure: print(fullColourChange),
          text: `The work on a full colour change takes ${print(fullColourChange)}.`,
        },
    {
      figure: `${filmMakers.length} film maker${filmMakers.length === 1 ? "" : "s"}`,
      text: `Premium film from ${printList(filmMakers)}. The codes are on the swatches in the workshop.`,
    },
    ...(has.certifiedInstallers || endorsement ? [installers()] : []),
  ],
};

function installers() {
  return {
    ...(has.certifiedInstallers
      ? {
          figure: "Certified installers",
          text: "Whoever fits your film in our workshop holds a film maker’s certificate in their own name. Ask to see it.",
        }
      : { figure: "Endorsed", text: "Ask to see the film maker’s certificate." }),
    badge: endorsement && { text: endorsement.badge, to: articlePath("endorsed-installer") },
  };
}
