// What link previews show of each page: the words on its card and the picture behind them.

import { articlePath, type articleSlugs, type PagePath, paths } from "#contract/paths.ts";
import { articles } from "./articles/registry.ts";
import { faq } from "./faq.ts";
import { hero } from "./landing/00-hero.ts";
import { thankYou } from "./thank-you.ts";

/** The pictures that cards use, by the name of their file in app/pictures/, with what each shows. */
export const cardPictures = {
  "car-default": "a silver coupé from the side",
  "film-curl": "a curl of copper film coming off a panel",
  "finish-carbon": "carbon film on a curved panel",
  "finish-chrome": "chrome film on a curved panel",
  "finish-flip": "colour-flip film on a curved panel",
  "finish-gloss": "gloss blue film on a curved panel",
  "hero-grey": "a coupé in factory grey in a dark studio",
  "hero-iw-214": "a coupé in satin petrol film in a dark studio",
  "portfolio-coupe": "a satin coupé in profile",
  "portfolio-flip": "the tail of a coupé in colour-flip film",
  "portfolio-van": "a white van with a printed livery",
  "service-beads": "beads of water on clear film",
} as const;

export type CardPicture = keyof typeof cardPictures;
export type Card = { words: string; picture: CardPicture };

const articlePictures: Record<(typeof articleSlugs)[number], CardPicture> = {
  "how-long-will-my-car-wrap-last-uk": "service-beads",
  "will-a-wrap-damage-my-paintwork": "film-curl",
  "what-happens-if-wrap-gets-scratched-or-damaged": "finish-gloss",
  "can-you-match-colour-code-or-custom-design": "finish-flip",
  "can-you-wrap-only-certain-panels": "hero-grey",
  "do-you-do-de-chrome-wrapping": "finish-chrome",
  "do-you-need-to-tell-dvla-about-car-wraps": "portfolio-coupe",
  "do-you-need-to-tell-insurance-about-car-wraps": "car-default",
  "why-use-3m-endorsed-installer": "finish-carbon",
  "wrap-panel-repair-or-replace": "film-curl",
  "can-you-wrap-commercial-vehicles-fleets-vans": "portfolio-van",
  "will-a-wrap-protect-my-original-paintwork": "service-beads",
  "car-wrap-prices-uk": "hero-iw-214",
  "tesla-model-3-wrap-cost-uk": "portfolio-flip",
  "car-roof-wrap-cost-uk": "hero-iw-214",
  "colour-and-finish-options": "finish-flip",
  "van-wrap-pricing-uk": "portfolio-van",
  "service-areas-west-midlands": "portfolio-coupe",
  "vehicle-wrap-design": "portfolio-van",
};

export const cards: Record<PagePath, Card> = {
  [paths.landing]: { words: hero.title, picture: "hero-iw-214" },
  [paths.faq]: { words: faq.heading, picture: "portfolio-flip" },
  [paths.privacy]: { words: "What happens to your details", picture: "car-default" },
  [paths.terms]: { words: "The terms we work by", picture: "car-default" },
  [paths.thankYou]: { words: thankYou.heading, picture: "hero-iw-214" },
  ...(Object.fromEntries(
    articles.map(({ slug, question }) => [
      articlePath(slug),
      { words: question, picture: articlePictures[slug] },
    ]),
  ) as Record<ReturnType<typeof articlePath>, Card>),
};

/** What a card shows, for people who hear it. */
export function printCardText({ words, picture }: Card): string {
  return `“${words}” over a picture of ${cardPictures[picture]}`;
}
