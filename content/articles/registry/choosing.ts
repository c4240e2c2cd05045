import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { chromeDelete, design, guidePrices, panel, printedMaterial } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import type { Article } from "../article.ts";

export const choosingArticles: readonly Article[] = [
  {
    slug: "colour-and-finish-options",
    group: "choosing",
    question: "What colours and finishes can I choose?",
    title: "Car wrap colours and finishes compared",
    description:
      "Gloss, satin, matte, carbon, colour-flip and chrome film: what each shows and hides, how to wash it, and which one we’d talk you out of.",
    shortAnswer: `Gloss, satin, matte, carbon, colour-flip and chrome. You’ll see the swatches on your own car at the ${studio.address.town} workshop, by appointment.`,
    related: [
      "can-you-match-colour-code-or-custom-design",
      "can-you-wrap-only-certain-panels",
      "how-long-will-my-car-wrap-last-uk",
      "car-wrap-prices-uk",
    ],
    quoteLink: "Get a price for your finish",
    updated: "2026-11-28",
  },
  {
    slug: "can-you-match-colour-code-or-custom-design",
    group: "choosing",
    question: "Can you match a colour code or a custom design?",
    title: "Can a wrap match a colour code or custom design?",
    description: `Why a paint code, RAL or Pantone number gives a near match in film and not an exact one${has.graphics ? ", what printing your own design takes," : ", what to bring to the workshop"} and when paint is better.`,
    shortAnswer: `We can match it closely, not exactly: you’ll have the nearest film${has.graphics ? `, or a print. Printing your own design adds ${print(printedMaterial)}` : ""}.`,
    related: [
      "vehicle-wrap-design",
      "colour-and-finish-options",
      "wrap-panel-repair-or-replace",
      "do-you-need-to-tell-dvla-about-car-wraps",
    ],
    quoteLink: "Ask about your colour",
    updated: "2026-11-28",
  },
  {
    slug: "vehicle-wrap-design",
    group: "choosing",
    question: "How does vehicle wrap design work?",
    title: "Vehicle wrap design: stages, sign-off and prices",
    description: `From brief to fitting: mockups, revisions, sign-off, print artwork and installation. Simple design ${print(design.simple)}, full livery ${print(design.fullLivery)}.`,
    shortAnswer: `You brief us, we draw it, you sign it off, we print and fit it. Design costs ${print(design.simple)} for simple work and ${print(design.fullLivery)} for a full livery.`,
    related: [
      "can-you-wrap-commercial-vehicles-fleets-vans",
      "van-wrap-pricing-uk",
      "can-you-match-colour-code-or-custom-design",
      "can-you-wrap-only-certain-panels",
    ],
    quoteLink: "Request a design consult",
    updated: "2026-11-28",
  },
  {
    slug: "can-you-wrap-only-certain-panels",
    group: "choosing",
    question: "Can you wrap only certain panels?",
    title: "Partial car wraps: which panels, and what they cost",
    description: `Single panels, except bumpers, cost ${print(panel)} each. Which panels work alone, where the film should stop${has.fullWraps ? ", and when a full wrap is the better buy" : ", and which single panels don’t work"}.`,
    shortAnswer: `Yes. Any one panel except a bumper is ${print(panel)}, and a planned partial wrap starts at ${print(guidePrices.partial.small)}. What matters is where the film stops.`,
    related: [
      "car-roof-wrap-cost-uk",
      "do-you-do-de-chrome-wrapping",
      "car-wrap-prices-uk",
      "will-a-wrap-protect-my-original-paintwork",
    ],
    quoteLink: "Get a price for your panels",
    updated: "2026-11-29",
  },
  {
    slug: "do-you-do-de-chrome-wrapping",
    group: "choosing",
    question: "Do you do de-chrome wrapping?",
    title: "De-chrome wrapping: what can go black, and prices",
    description: `A chrome delete package costs ${print(chromeDelete)}. Which trim takes film, which is better sprayed or swapped, and the trim we refuse.`,
    shortAnswer: `Yes. A chrome delete package costs ${print(chromeDelete)}. The chrome stays underneath, and you should have it back when the film comes off.`,
    related: [
      "can-you-wrap-only-certain-panels",
      "colour-and-finish-options",
      "do-you-need-to-tell-insurance-about-car-wraps",
      "car-wrap-prices-uk",
    ],
    quoteLink: "Get a chrome delete price",
    updated: "2026-11-29",
  },
];
