import { afterApproval } from "#content/offers.ts";
import { print, printList } from "#facts/print.ts";
import { v5cUpdate } from "#facts/times.ts";
import { areaTitle } from "#studio/articles.ts";
import * as has from "#studio/has.ts";
import { endorsement, filmMakers, studio } from "#studio/studio.ts";
import { singleVanWrap } from "#studio/times.ts";
import type { Article } from "../article.ts";

/** "3M-endorsed"; "certified" without an endorsement. */
const kind = endorsement ? `${endorsement.by}-endorsed` : "certified";

export const rulesArticles: readonly Article[] = [
  {
    slug: "do-you-need-to-tell-dvla-about-car-wraps",
    group: "rules",
    question: "Do you need to tell the DVLA about a car wrap?",
    title: "Do you need to tell the DVLA about a car wrap?",
    description: `Yes, if the colour changes. The V5C update is free and takes ${print(v5cUpdate)}. Which wraps count, how to fill in the log book, and who has to send it.`,
    shortAnswer: `Yes, if the wrap changes the vehicle’s colour. The registered keeper updates the V5C. The update is free and takes ${print(v5cUpdate)}.`,
    related: [
      "do-you-need-to-tell-insurance-about-car-wraps",
      "can-you-wrap-only-certain-panels",
      "colour-and-finish-options",
      "do-you-do-de-chrome-wrapping",
    ],
    quoteLink: "Get a quote for your colour change",
    updated: "2026-11-28",
  },
  {
    slug: "do-you-need-to-tell-insurance-about-car-wraps",
    group: "rules",
    question: "Do you need to tell your insurer about a car wrap?",
    title: "Car wraps and insurance: when to tell your insurer",
    description:
      "Tell your insurer before the film goes on and get the reply in writing. What the law says, six questions to ask, and what to do after a crash.",
    shortAnswer:
      "Yes, before the film goes on. Insurers commonly treat a wrap as a modification, so don’t book until you’ve got your insurer’s answer in writing.",
    related: [
      "do-you-need-to-tell-dvla-about-car-wraps",
      "what-happens-if-wrap-gets-scratched-or-damaged",
      "wrap-panel-repair-or-replace",
    ],
    quoteLink: "Get a written quote to show your insurer",
    updated: "2026-11-29",
  },
  {
    slug: "endorsed-installer",
    group: "rules",
    question: `Why use ${a(kind)} installer?`,
    title: `Why use ${a(kind)} wrap installer?`,
    description: `What ${endorsement ? `${a(endorsement.by)} endorsement` : "a film maker’s certificate"} says about a wrap shop, what it can’t tell you, how to check the ${endorsement ? "badge" : "paper"}, and six checks to make before you book.`,
    shortAnswer: `The fitting decides how long a wrap lasts. ${endorsement ? `An endorsement means ${endorsement.by} has recognised a business or fitter` : "A certificate names the business or fitter that a film maker has recognised"}.`,
    related: [
      "how-long-will-my-car-wrap-last-uk",
      "will-a-wrap-damage-my-paintwork",
      "car-wrap-prices-uk",
      "service-areas",
    ],
    quoteLink: "Ask who would fit your film",
    updated: "2026-11-29",
  },
  {
    slug: "service-areas",
    group: "rules",
    question: "Which areas do you cover?",
    title: areaTitle,
    description: `One workshop in ${studio.address.town}, customers across ${studio.serviceArea}. Get a quote from photos or by inspection${has.collection ? ", with collection and drop-off" : " at the workshop"}.`,
    shortAnswer: `${studio.serviceArea}. You can get a quote from photos or come for an inspection, by appointment${has.collection ? ", and there’s collection and drop-off on request" : ""}.`,
    related: [
      "car-wrap-prices-uk",
      "colour-and-finish-options",
      "can-you-wrap-commercial-vehicles-fleets-vans",
      "endorsed-installer",
    ],
    quoteLink: "Ask for a quote from photos",
    updated: "2026-11-29",
  },
  {
    slug: "can-you-wrap-commercial-vehicles-fleets-vans",
    group: "rules",
    question: "Can you wrap commercial vehicles, fleets and vans?",
    title: "Van, fleet and commercial vehicle wraps",
    description: `From one van to a fleet: brand consistency, films from ${printList(filmMakers)}, guide prices, and how we book vans in without emptying your yard.`,
    shortAnswer: `Yes, from a single van to a fleet. One van takes ${print(singleVanWrap)}${afterApproval}. We take a fleet’s vehicles one at a time, so the rest keep working.`,
    related: [
      "van-wrap-pricing-uk",
      "vehicle-wrap-design",
      "service-areas",
      "do-you-need-to-tell-insurance-about-car-wraps",
    ],
    quoteLink: "Ask for a fleet quote",
    updated: "2026-11-29",
  },
];

/** "a certified", "an Avery Dennison-endorsed". */
function a(words: string): string {
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}
