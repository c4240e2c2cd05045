// Text of the services, and of the callout for business customers.

import { afterApproval, fullWraps, offers, printOffer } from "#content/offers.ts";
import { priceBasis } from "#content/price-basis.ts";
import { articlePath, commercialSlug } from "#contract/paths.ts";
import type { WrapType } from "#contract/quote-request.ts";
import { print, printList } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { pictureAlts } from "#studio/picture-words.ts";
import { studio } from "#studio/studio.ts";
import { singleVanWrap } from "#studio/times.ts";

export type Service = {
  id: "full" | "partial" | "protection";
  title: string;
  text: string;
  alt: string;
  prices: readonly { job: string; price: string }[];
  wrapType: WrapType;
};

const full: Service = {
  id: "full",
  title: "Full Colour Change Wraps",
  text: `We wrap every painted panel you see with the doors shut, and fold the film round the edges. ${priceBasis.brief} Matte, carbon, colour-flip and chrome are by quote.`,
  alt: pictureAlts["service-flank"],
  prices: fullWraps.map(printOffer),
  wrapType: "Vehicle Wrap",
};

const partial: Service = {
  id: "partial",
  title: "Partials & Accents",
  text: `A black roof, a bonnet, mirrors${has.chromeDelete ? ", blacked-out chrome" : ""}. These are the smallest jobs that make a car look different. ${priceBasis.brief}`,
  alt: pictureAlts["service-roof"],
  prices: [
    ...[offers.roof, offers.mirrors].map(printOffer),
    ...(has.chromeDelete ? [printOffer(offers.chrome)] : []),
  ],
  wrapType: "Vehicle Wrap",
};

const protection: Service = {
  id: "protection",
  title: "Paint Protection Film",
  text: "Protection film is clear, and thicker than a wrap. It’s the film for stone chips: a colour wrap won’t stop them. We fit protection film to the whole car or just the front.",
  alt: pictureAlts["service-beads"],
  prices: [{ job: "Priced by the panels covered", price: "By quote" }],
  wrapType: "Paint Protection Film",
};

/** Work offered for vans. */
const kinds = [
  ...(has.graphics ? ["printed graphics"] : []),
  ...(has.partialWraps ? ["partial wraps"] : []),
  ...(has.fullWraps ? ["full wraps"] : []),
];

const offered = [
  ...(has.fullWraps ? [full] : []),
  ...(has.partialWraps ? [partial] : []),
  ...(has.paintProtection ? [protection] : []),
];

export const services = {
  hasFleet: has.vans,
  title: "Services",
  text: "A wrap is thin coloured film over your paint, and it comes off again.",
  list: offered as unknown as readonly [Service, ...Service[]],
  fleet: {
    title: "Vans, fleets and company cars",
    alt: pictureAlts["service-fleet"],
    text: `One design across every vehicle: ${printList(kinds, "or")}, on ${studio.vanMaker ? `${studio.vanMaker.name} vans` : "your vans"} and whatever else you run. A single van takes ${print(singleVanWrap)} to fit${afterApproval}. We price each vehicle before you book.`,
    link: { text: "Wraps for business and fleets", to: articlePath(commercialSlug) },
    wrapType: "Commercial Branding" satisfies WrapType,
  },
} as const;
