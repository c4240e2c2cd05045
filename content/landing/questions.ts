// Words of the six questions on the landing page; each links to the article that answers it in full.

import { priceBasis } from "#content/price-basis.ts";
import { articlePath, paths } from "#contract/paths.ts";
import { print } from "#facts/print.ts";
import { v5cUpdate } from "#facts/times.ts";
import { guidePrices, panel, typicalFullWrap } from "#studio/prices.ts";
import { makerWarrantyHorizontal, wrapLifespan } from "#studio/warranty.ts";

export const questions = {
  title: "Frequently Asked Questions",
  allLink: { text: "All questions and answers", to: paths.faq },
  list: [
    {
      question: "How long will my car wrap last in the UK?",
      answer: `Plan for ${print(wrapLifespan)} outdoors. Doors and wings last longest. The bonnet and roof take the sun and the rain flat on, which is why film makers give them only ${print(makerWarrantyHorizontal)}.`,
      link: {
        text: "What makes a wrap last",
        to: articlePath("how-long-will-my-car-wrap-last-uk"),
      },
    },
    {
      question: "Will a wrap damage my paintwork?",
      answer:
        "It should not harm sound factory paint, if the film is removed with heat and patience; a few factory whites are known to shed. Paint that is already flaking, or a respray that has not cured, can come away with the film. We look, at the car or at clear photos, before a quote is firm.",
      link: {
        text: "Wraps and the paint underneath",
        to: articlePath("will-a-wrap-damage-my-paintwork"),
      },
    },
    {
      question: "How much does a car wrap cost?",
      answer: `Our guide price for a full wrap of a medium car is ${print(guidePrices.full.medium)}${priceBasis.comma}, in gloss or satin film. Across every vehicle and film, re-wraps included, full wraps typically come to ${print(typicalFullWrap)}, before print and artwork.`,
      link: { text: "Car wrap prices by size", to: articlePath("car-wrap-prices-uk") },
    },
    {
      question: "Do I need to tell the DVLA?",
      answer: `Yes, if the main colour changes. Updating the V5C is free and takes ${print(v5cUpdate)}.`,
      link: {
        text: "How to update the V5C",
        to: articlePath("do-you-need-to-tell-dvla-about-car-wraps"),
      },
    },
    {
      question: "Do I need to tell my insurer?",
      answer:
        "Yes, to be safe. Insurers commonly count a wrap as a modification. Tell yours before you book, and get the answer in writing.",
      link: {
        text: "Wraps and car insurance",
        to: articlePath("do-you-need-to-tell-insurance-about-car-wraps"),
      },
    },
    {
      question: "Can you wrap only certain panels?",
      answer: `Yes. A single panel, except a bumper, is ${print(panel)}, and a planned partial wrap starts at ${print(guidePrices.partial.small)}, as a guide${priceBasis.and}. Roof, bonnet and mirrors are what people ask for most.`,
      link: {
        text: "Partial wraps, panel by panel",
        to: articlePath("can-you-wrap-only-certain-panels"),
      },
    },
  ],
} as const;
