import { beforeExtras, vanWrap } from "#content/offers.ts";
import { priceBasis } from "#content/price-basis.ts";
import { print } from "#facts/print.ts";
import { teslaModel3 } from "#facts/vehicles.ts";
import * as has from "#studio/has.ts";
import { design, guidePrices, mainWrap, printedMaterial, roofWrap } from "#studio/prices.ts";
import type { Article } from "../article.ts";

export const pricesArticles: readonly Article[] = [
  {
    slug: "car-wrap-prices-uk",
    group: "prices",
    question: "How much does a car wrap cost in the UK?",
    title: "Car wrap prices in the UK, by size of car",
    description: `${mainWrap.name === "full" ? "Full" : "Partial"} wraps from ${print(mainWrap.prices.small)} on a small car to ${print(mainWrap.prices.large)} on a large one. Find your size band, add extras and see what moves the price.`,
    shortAnswer: `A ${mainWrap.name} wrap is ${print(mainWrap.prices.small)} on a small car, ${print(mainWrap.prices.medium)} on a medium one and ${print(mainWrap.prices.large)} on a large one, as a guide.`,
    related: [
      "can-you-wrap-only-certain-panels",
      "colour-and-finish-options",
      "car-roof-wrap-cost-uk",
      "how-long-will-my-car-wrap-last-uk",
    ],
    quoteLink: "Get a quote for your car",
    updated: "2026-11-28",
  },
  {
    slug: "tesla-model-3-wrap-cost-uk",
    group: "prices",
    question: "How much does it cost to wrap a Tesla Model 3?",
    title: "Tesla Model 3 wrap cost in the UK",
    description: `A Tesla Model 3 is ${print(guidePrices.full[teslaModel3.band])} for a full wrap as a guide. Which cameras and sensors stay bare, popular finishes and how to hand the car over.`,
    shortAnswer: `A full wrap is ${print(guidePrices.full[teslaModel3.band])} as a guide, since we price the Model 3 as a medium car. Cameras and sensors are left unwrapped.`,
    related: [
      "car-wrap-prices-uk",
      "colour-and-finish-options",
      "do-you-do-de-chrome-wrapping",
      "do-you-need-to-tell-insurance-about-car-wraps",
    ],
    quoteLink: "Get a quote for your Model 3",
    updated: "2026-11-29",
  },
  {
    slug: "car-roof-wrap-cost-uk",
    group: "prices",
    question: "How much does a car roof wrap cost?",
    title: "Car roof wrap cost in the UK",
    description: `A roof wrap costs ${print(roofWrap)} as a guide. Which finishes work up there, what happens to the aerial, and why panoramic glass is often cheaper.`,
    shortAnswer: `A roof wrap is ${print(roofWrap)} as a guide, depending on size, shape and what’s on the roof. Panoramic glass roofs are often cheaper.`,
    related: [
      "can-you-wrap-only-certain-panels",
      "colour-and-finish-options",
      "car-wrap-prices-uk",
      "how-long-will-my-car-wrap-last-uk",
    ],
    quoteLink: "Get a quote for your roof",
    updated: "2026-11-29",
  },
  {
    slug: "van-wrap-pricing-uk",
    group: "prices",
    question: "How much does it cost to wrap a van?",
    title: `Van wrap pricing in the UK: SWB${has.graphics ? ", LWB and print" : " and LWB"}`,
    description: `What a van wrap costs and why: coverage, SWB or LWB${has.graphics ? `, print at ${print(printedMaterial)}` : ""}${has.design ? `, artwork from ${print(design.simple)}` : ""}, and the state of the bodywork.`,
    shortAnswer: `For a ${mainWrap.name} wrap in plain film, plan on ${print(vanWrap)}${priceBasis.space}, ${beforeExtras}. We’ll quote your van before you book.`,
    related: [
      "can-you-wrap-commercial-vehicles-fleets-vans",
      "vehicle-wrap-design",
      "service-areas",
      "do-you-need-to-tell-dvla-about-car-wraps",
    ],
    quoteLink: "Get a quote for your van",
    updated: "2026-11-29",
  },
];
