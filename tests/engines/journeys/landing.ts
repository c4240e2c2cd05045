import { paths } from "#contract/paths.ts";
import { type Film, printFilm } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { fillIn, holds, type Journeys, openDialog, submit, type World } from "../journey.ts";

const [first, second, third] = films as readonly [Film, Film, Film, ...Film[]];

/** The car and its films. */
export const landing: Journeys = {
  "a film picked from the deck, by pointer and by arrow key, is on the car": async ({
    tab,
    host,
  }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.click(inDeck(second));
    await tab.until("the car wears the second film", isPictured, hero, second.code);
    await tab.key("ArrowRight");
    await tab.until("the car wears the third film", isPictured, hero, third.code);
  },

  "the film picked is carried down the page, into the address, the dialog and the request": async ({
    tab,
    host,
    email,
  }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.click(inDeck(second));
    await tab.until("the address", (code) => location.search === `?film=${code}`, second.code);
    await tab.until("services and close name it", isNamedTwice, printFilm(second));
    await isWornEverywhere(tab, second);
    const link = `main a[href*="film=${second.code}"]`;
    await tab.until("the way to any colour", (css) => document.querySelector(css) !== null, link);
    await openDialog(tab);
    await tab.sees(printFilm(second), "#quote-choice");
    await tab.until("the dialog shows the car in it", isPictured, "dialog", second.code);
    await fillIn(tab, email);
    await tab.click(submit);
    await tab.isAt(paths.thankYou);
    const message = host.sent[0]?.get("message");
    if (!message?.includes(printFilm(second))) throw new Error(`sent with “${message}”`);
  },

  "an address with a film opens in it, and the deck in the close takes it off again": async ({
    tab,
    host,
  }) => {
    await tab.goto(`${host.origin}/?film=${third.code}`);
    await tab.started();
    await isWornEverywhere(tab, third);
    await tab.until("both decks", areDecksAt, third.code);
    await tab.click(inDeck(first, "close-film"));
    await tab.until("both decks", areDecksAt, first.code);
    await tab.until("the address", () => location.search === "");
    await openDialog(tab);
    await holds(tab, "message", "");
  },

  "the divider goes by keys and by drag, and the car follows": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    const before = await tab.run(divider);
    await tab.run(() => document.querySelector<HTMLElement>("input[type=range]")?.focus());
    await tab.key("ArrowLeft");
    await tab.until("the divider moved", hasMoved, before.words);
    const { left, width, y, value, words } = await tab.run(divider);
    // The film's share counts from the right.
    const at = (share: number) => ({ x: Math.round(left + width * (1 - share / 100)), y });
    await tab.drag(at(value), at(80));
    await tab.until("the divider was dragged", hasMoved, words);
    const dragged = (await tab.run(divider)).value;
    if (dragged < 75 || dragged > 85) throw new Error(`dragged to ${dragged} instead of 80`);
  },
};

const hero = "section[aria-labelledby=hero-title]";
const fullWrap = "[data-item=full]";

const inDeck = ({ code }: Film, deck = "hero-film") => ({
  css: `label:has(> input[name="${deck}"][value="${code}"])`,
});

/** Pictures come once they are near. */
async function isWornEverywhere(tab: World["tab"], { code }: Film) {
  await tab.until("the hero's car wears it", isPictured, hero, code);
  for (const place of [fullWrap, "main > div:has(input[name=close-film])"]) {
    await tab.run((css) => document.querySelector(css)?.scrollIntoView(), place);
    await tab.until(`${place} wears it`, isPictured, place, code);
  }
}

/** In the page. */
function isPictured(css: string, code: string) {
  return [...document.querySelectorAll<HTMLImageElement>(`${css} img`)].some(
    ({ currentSrc, complete }) => currentSrc.includes(`hero-${code}`) && complete,
  );
}

/** In the page. */
function isNamedTwice(words: string) {
  return document.querySelector("main")?.textContent.split(words).length === 3;
}

/** In the page. */
function areDecksAt(code: string) {
  const checked = document.querySelectorAll<HTMLInputElement>("main fieldset input:checked");
  return checked.length === 2 && [...checked].every(({ value }) => value === code);
}

function divider() {
  const range = document.querySelector("input[type=range]") as HTMLInputElement;
  range.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = range.getBoundingClientRect();
  const words = range.getAttribute("aria-valuetext") ?? "";
  return { left, width, y: Math.round(top + height / 2), value: Number(range.value), words };
}

function hasMoved(words: string) {
  const range = document.querySelector("input[type=range]");
  return range?.getAttribute("aria-valuetext") !== words;
}
