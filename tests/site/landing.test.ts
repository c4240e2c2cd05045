// The landing page, bar and footer: each word, link and picture in its place.

import { expect, test } from "vitest";
import { footer } from "#content/footer.ts";
import { header } from "#content/header.ts";
import { benefits } from "#content/landing/benefits.ts";
import { commonIssues } from "#content/landing/common-issues.ts";
import { hero } from "#content/landing/hero.ts";
import { ourProcess } from "#content/landing/our-process.ts";
import { portfolio } from "#content/landing/portfolio.ts";
import { questions } from "#content/landing/questions.ts";
import { services } from "#content/landing/services.ts";
import { testimonials } from "#content/landing/testimonials.ts";
import { threeSteps } from "#content/landing/three-steps.ts";
import { warranty } from "#content/landing/warranty.ts";
import { whyChooseUs } from "#content/landing/why-choose-us.ts";
import { paths } from "#contract/paths.ts";
import { finishNames, printFilm } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { studio } from "#studio/studio.ts";
import { contentOf, pageAt, plain, textOf } from "#tests/support/site.ts";
import portfolioData from "../../studios/demonstration/portfolio.json" with { type: "json" };
import reviewData from "../../studios/demonstration/reviews.json" with { type: "json" };

const { projects } = portfolioData;
const { reviews } = reviewData;
const { document } = pageAt("/");

/** All texts of a value in order, a link's target before its text. */
function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const { to, ...rest } = value as { to?: string };
  return [to ?? "", ...Object.values(rest).map(wordsOf)].join(" ");
}
const quote = (about: string) => `Get a Quote : ${about}`;

const risks = {
  edge: "lifted-edge",
  dust: "trapped-dust",
  cut: "cut-lacquer",
  shades: "two-shades",
};
const serviceFilms = { full: "flank", partial: "roof", protection: "beads" };
const reviewCars = ["testimonial-petrol", "car-hatch", "testimonial-van"];
const { fleet } = services;

/** Content of each section after its heading, in the specification's order. */
const expected: Record<string, readonly unknown[]> = {
  "Why Choose Us": [
    [whyChooseUs.text, "car", whyChooseUs.drawing, whyChooseUs.prices, whyChooseUs.whole],
    ["Get a Quote", whyChooseUs.indicative, whyChooseUs.pricesLink, whyChooseUs.claims],
  ],
  "Don't Take The Risk": [
    commonIssues.text,
    commonIssues.issues.map(({ plate, ...words }) => [`risk-${risks[plate]}`, words]),
  ],
  "Our Meticulous Process": [
    ourProcess.text,
    ourProcess.stages.map(({ icon, ...words }) => [`stages#${icon}`, words, quote(words.title)]),
  ],
  Services: [
    services.text,
    services.list.map(({ id, title, text, alt, prices }) => [
      [`service-${serviceFilms[id]}`, alt, title, text, prices, quote(title)],
    ]),
    ["service-fleet", fleet.alt, fleet.title, fleet.text, quote(fleet.title), fleet.link],
  ],
  "Benefits of Wrapping": benefits.list,
  "A 3-step process": [
    threeSteps.text,
    threeSteps.steps.map(({ when, ...words }, at) => [when, at + 1, words, quote(words.title)]),
  ],
  Portfolio: [
    portfolio.text,
    projects.map(({ id, title, description, alt }, at) => [
      [`portfolio-${id}`, alt, title, description, at === 0 ? quote(title) : ""],
    ]),
  ],
  Testimonials: [
    testimonials.text,
    reviews.map(({ name, role, content, alt }, at) => [
      [reviewCars[at], alt, "★★★★★", `“${content}”`, name, role, "(example)"],
    ]),
  ],
  "5-Year Wrap Warranty": [
    [warranty.text, warranty.covered, warranty.notCovered, warranty.whose, warranty.report],
    warranty.termsLink,
  ],
  "Frequently asked questions": [questions.list, questions.allLink],
};

test("the sections are in the specification's order", () => {
  const headings = document.querySelectorAll("main h2").map(textOf);
  expect(headings).toEqual(Object.keys(expected));
});

test.each(Object.entries(expected))("section “%s” is complete and in order", (title, parts) => {
  const heading = document.querySelectorAll("main h2").find((one) => textOf(one) === title);
  const [, ...rest] = contentOf(heading?.closest("section")).split(`${title} `);
  expect(rest.join(`${title} `)).toBe(plain(wordsOf(parts)));
});

test("all questions are closed and share a name, so that opening one closes the others", () => {
  const items = document.querySelectorAll("details[name]").map(({ attributes }) => attributes);
  expect(items).toEqual(questions.list.map(() => ({ name: "faq", class: expect.any(String) })));
});

test("hero and closing section show the first film, all swatches, and how to get a quote", () => {
  const swatches = films.map(({ name, finish }) => `${name} ${finishNames[finish].split(" ")[0]}`);
  const visualiser = "/faq/colour-and-finish-options?film=iw-214#visualiser Any colour: try it on";
  const rail = ["Pick a colour", swatches, visualiser];
  const [film] = films;
  const car = `hero-iw-214 The same car wrapped in satin ${film.name} film`;
  const offer = document.querySelector("[aria-labelledby=hero-title]");
  const words = [hero.title, hero.text, hero.quote, hero.facts];
  const stage = ["hero-grey", hero.beforeAlt, car, hero.before, film.name];
  const life = [hero.filmLife, hero.filmLifeLink];
  const call = [
    "Bring us the car. Pick the colour.",
    printFilm(film),
    "Get a Quote",
    hero.facts[0],
  ];
  expect(contentOf(offer)).toBe(plain(wordsOf([words, stage, rail])));
  expect(contentOf(offer?.nextElementSibling)).toBe(plain(wordsOf(life)));
  const close = document.querySelector("main > :last-child");
  expect(contentOf(close)).toBe(plain(wordsOf([call, car, rail])));
});

test("the bar links to pages and sections, and the footer gives the workshop, its hours and the imprint", () => {
  const { phone, email, serviceArea } = studio;
  const ring = `${phone.link} ${phone.display}`;
  const bar = ["/ sign Irwell Wrap Studio", phone.link, header.links, header.sections, ring];
  expect(contentOf(document.querySelector("header"))).toBe(plain(wordsOf([bar, "Get a Quote"])));
  const workshop = "Workshop Manchester, by appointment Monday to Friday, 8.30am to 5.30pm";
  const contact = [ring, `mailto:${email}`, email, serviceArea];
  const pages = "Read /faq FAQ /privacy Privacy /terms Terms /accessibility Accessibility";
  const parts = [workshop, contact, pages, footer.demonstration, footer.imprint];
  expect(contentOf(document.querySelector("footer"))).toBe(plain(wordsOf(parts)));
  // Other pages end with a call to action, except the thank-you page, where the next step is adding photos.
  const { document: thanks } = pageAt(paths.thankYou);
  expect(contentOf(thanks.querySelector("footer"))).toBe(plain(wordsOf(parts)));
  const call = "Bring us the car. Pick the colour. Get a Quote Officially endorsed by 3M (example)";
  const { document: index } = pageAt(paths.faq);
  expect(contentOf(index.querySelector("footer"))).toBe(plain(wordsOf([call, parts])));
  const kinds = [thanks, document].map((page) => page.querySelector("header > button:last-child"));
  expect(kinds.map((button) => /signal/.test(button?.attrs.class ?? ""))).toEqual([false, true]);
});
