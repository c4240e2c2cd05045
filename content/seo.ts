// Link preview card of each page: its title and background picture.

import { articlePath, type PagePath, paths } from "#contract/paths.ts";
import { ownArticles } from "#studio/articles.ts";
import { films } from "#studio/films.ts";
import { pictureWords } from "#studio/picture-words.ts";
import { portfolio } from "#studio/portfolio.ts";
import { articles } from "./articles/registry.ts";
import { faq } from "./faq.ts";
import { hero } from "./landing/hero.ts";
import { thankYou } from "./thank-you.ts";

/** The car in the landing page's first film. */
const firstFilm = `hero-${films[0].code}`;

/** Pictures of projects, each with a fallback if the studio does not show the project. */
const project = {
  flip: pictureOf("flip", "finish-flip"),
  van: pictureOf("van", "service-fleet"),
  coupe: pictureOf("coupe", "car-default"),
};

function pictureOf(id: string, otherwise: string): string {
  return portfolio.some((one) => one.id === id) ? `portfolio-${id}` : otherwise;
}

export type Card = { words: string; picture: string };

const articlePictures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownArticles.map(({ slug, picture }) => [slug, picture])),
  "how-long-will-my-car-wrap-last-uk": "service-beads",
  "will-a-wrap-damage-my-paintwork": "film-curl",
  "what-happens-if-wrap-gets-scratched-or-damaged": "finish-gloss",
  "can-you-match-colour-code-or-custom-design": "finish-flip",
  "can-you-wrap-only-certain-panels": "hero-grey",
  "do-you-do-de-chrome-wrapping": "finish-chrome",
  "do-you-need-to-tell-dvla-about-car-wraps": project.coupe,
  "do-you-need-to-tell-insurance-about-car-wraps": "car-default",
  "endorsed-installer": "finish-carbon",
  "wrap-panel-repair-or-replace": "film-curl",
  "can-you-wrap-commercial-vehicles-fleets-vans": project.van,
  "will-a-wrap-protect-my-original-paintwork": "service-beads",
  "car-wrap-prices-uk": firstFilm,
  "tesla-model-3-wrap-cost-uk": project.flip,
  "car-roof-wrap-cost-uk": firstFilm,
  "colour-and-finish-options": "finish-flip",
  "van-wrap-pricing-uk": project.van,
  "service-areas": project.coupe,
  "vehicle-wrap-design": project.van,
};

export const cards: Record<PagePath, Card> = {
  [paths.landing]: { words: hero.title, picture: firstFilm },
  [paths.faq]: { words: faq.heading, picture: project.flip },
  [paths.privacy]: { words: "What happens to your details", picture: "car-default" },
  [paths.terms]: { words: "The terms we work by", picture: "car-default" },
  [paths.accessibility]: { words: "A website for everyone", picture: "car-default" },
  [paths.thankYou]: { words: thankYou.heading, picture: firstFilm },
  ...Object.fromEntries(
    articles.map(({ slug, question }) => [
      articlePath(slug),
      { words: question, picture: articlePictures[slug] as string },
    ]),
  ),
};

/** Alternative text of a page's card. */
export function printCardText(path: PagePath): string {
  const { words, picture } = cards[path] as Card;
  return `“${words}” over a picture of ${pictureWords[picture]}`;
}
