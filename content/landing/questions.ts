// Text of the questions on the landing page; each links to the article that answers it in full.

import { priceBasis } from "#content/price-basis.ts";
import { articlePath, paths } from "#contract/paths.ts";
import { print } from "#facts/print.ts";
import { v5cUpdate } from "#facts/times.ts";
import * as has from "#studio/has.ts";
import { guidePrices, mainWrap, panel, typicalFullWrap } from "#studio/prices.ts";
import { makerWarrantyHorizontal, wrapLifespan } from "#studio/warranty.ts";

export const questions = {
  title: "Frequently asked questions",
  allLink: { text: "All questions and answers", to: paths.faq },
  list: [
    {
      question: "How long will my car wrap last in the UK?",
      answer: `Plan for ${print(wrapLifespan)} outdoors. Film on doors and wings lasts longest. The bonnet and roof get the most sun and rain, so film makers’ warranties on these panels are only ${print(makerWarrantyHorizontal)}.`,
      link: {
        text: "What makes a wrap last",
        to: articlePath("how-long-will-my-car-wrap-last-uk"),
      },
    },
    {
      question: "Will a wrap damage my paintwork?",
      answer:
        "A wrap shouldn’t harm sound factory paint if the film comes off warm and slowly. But a few factory white paints are known to peel. Flaking paint, or a respray that hasn’t cured, can come off with the film. We check the car or clear photos before we give you a firm quote.",
      link: {
        text: "Wraps and the paint underneath",
        to: articlePath("will-a-wrap-damage-my-paintwork"),
      },
    },
    {
      question: "How much does a car wrap cost?",
      answer: `${has.fullWraps ? `Full wraps typically cost ${print(typicalFullWrap)}. Ours start` : "Partial wraps start"} at ${print(mainWrap.prices.small)}. A ${mainWrap.name} wrap on a medium car is ${print(mainWrap.prices.medium)}${priceBasis.comma}, as a guide price in gloss or satin film.`,
      link: { text: "Car wrap prices by size", to: articlePath("car-wrap-prices-uk") },
    },
    {
      question: "Do I need to tell the DVLA?",
      answer: `Yes, if the main colour changes. Updating the V5C, your log book, is free and takes ${print(v5cUpdate)}. You can still drive in the meantime.`,
      link: {
        text: "How to update the V5C",
        to: articlePath("do-you-need-to-tell-dvla-about-car-wraps"),
      },
    },
    {
      question: "Do I need to tell my insurer?",
      answer:
        "Yes. Insurers commonly count a wrap as a modification. Tell your insurer before you book, and don’t go ahead until you’ve got the answer in writing.",
      link: {
        text: "Wraps and car insurance",
        to: articlePath("do-you-need-to-tell-insurance-about-car-wraps"),
      },
    },
    ...(has.partialWraps ? [certainPanels()] : []),
  ],
};

function certainPanels() {
  return {
    question: "Can you wrap only certain panels?",
    answer: `Yes. Any one panel except a bumper is ${print(panel)}, and a planned partial wrap starts at ${print(guidePrices.partial.small)}, as a guide${priceBasis.and}. People mostly ask for the roof, the bonnet and the mirrors.`,
    link: {
      text: "Partial wraps, panel by panel",
      to: articlePath("can-you-wrap-only-certain-panels"),
    },
  };
}
