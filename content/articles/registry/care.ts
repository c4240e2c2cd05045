import { print } from "#facts/print.ts";
import { freshPaintCure } from "#facts/times.ts";
import { repairs } from "#studio/prices.ts";
import { wrapLifespan } from "#studio/warranty.ts";
import type { Article } from "../article.ts";

export const careArticles: readonly Article[] = [
  {
    slug: "how-long-will-my-car-wrap-last-uk",
    group: "care",
    question: "How long will my car wrap last in the UK?",
    title: "How long does a car wrap last in the UK?",
    description: `Plan on ${print(wrapLifespan)} in UK weather. Why the roof goes first, what shortens that time, and what each lifespan and warranty figure means.`,
    shortAnswer: `Expect ${print(wrapLifespan)} in UK weather. The roof and bonnet age first; doors and wings last longest. This estimate isn’t a warranty.`,
    related: [
      "will-a-wrap-protect-my-original-paintwork",
      "will-a-wrap-damage-my-paintwork",
      "wrap-panel-repair-or-replace",
      "colour-and-finish-options",
    ],
    quoteLink: "Ask which film would last on your car",
    updated: "2026-11-28",
  },
  {
    slug: "will-a-wrap-damage-my-paintwork",
    group: "care",
    question: "Will a wrap damage my paintwork?",
    title: "Will a wrap damage my car’s paintwork?",
    description: `Film shouldn’t harm sound factory paint. Which paint is at risk, why fresh paint waits ${print(freshPaintCure)}, how film comes off and when not to wrap.`,
    shortAnswer:
      "A wrap shouldn’t harm sound, cured factory paint. Poor resprays, loose lacquer and fresh paint can come off with the film.",
    related: [
      "will-a-wrap-protect-my-original-paintwork",
      "how-long-will-my-car-wrap-last-uk",
      "can-you-wrap-only-certain-panels",
      "endorsed-installer",
    ],
    quoteLink: "Ask us to look at your paint",
    updated: "2026-11-29",
  },
  {
    slug: "will-a-wrap-protect-my-original-paintwork",
    group: "care",
    question: "Will a wrap protect my original paintwork?",
    title: "Does a car wrap protect the paint underneath?",
    description:
      "A wrap keeps UV, light rubs and grime off your paint but doesn’t stop stone chips. Wrap and paint protection film compared, with care advice.",
    shortAnswer:
      "Yes, from UV, light abrasion and grime. A wrap isn’t chip-proof: for stone chips, ask for paint protection film.",
    related: [
      "will-a-wrap-damage-my-paintwork",
      "what-happens-if-wrap-gets-scratched-or-damaged",
      "how-long-will-my-car-wrap-last-uk",
      "car-wrap-prices-uk",
    ],
    quoteLink: "Ask about wrap or protection film",
    updated: "2026-11-29",
  },
  {
    slug: "what-happens-if-wrap-gets-scratched-or-damaged",
    group: "care",
    question: "What happens if my wrap gets scratched or damaged?",
    title: "Scratched or damaged car wrap: what happens next",
    description:
      "What to do in the first hour, how to tell a scuff from a cut, a stone mark or a lifted edge, what happens with each, and who pays for it.",
    shortAnswer:
      "We can usually soften a light scuff with heat and careful cleaning. For a cut or tear, we re-wrap that one panel.",
    related: [
      "wrap-panel-repair-or-replace",
      "do-you-need-to-tell-insurance-about-car-wraps",
      "will-a-wrap-protect-my-original-paintwork",
    ],
    quoteLink: "Ask about damage to your wrap",
    updated: "2026-11-28",
  },
  {
    slug: "wrap-panel-repair-or-replace",
    group: "care",
    question: "Can a wrap panel be repaired, or must it be replaced?",
    title: "Wrap panel: repair or replace? Prices and times",
    description:
      "How we decide between softening a scuff and re-wrapping a panel: finish, damage, location and film batch, with repair prices, times and insurance.",
    shortAnswer: `We soften scuffs with heat for ${print(repairs.blendLightScuffs)}. For a cut or tear, we re-wrap the panel: a door is ${print(repairs.doorOrWing)}, and a bonnet, roof or bumper costs more.`,
    related: [
      "what-happens-if-wrap-gets-scratched-or-damaged",
      "do-you-need-to-tell-insurance-about-car-wraps",
      "car-roof-wrap-cost-uk",
      "how-long-will-my-car-wrap-last-uk",
    ],
    quoteLink: "Ask for a repair quote",
    updated: "2026-11-28",
  },
];
