// Puts the notice where on the screen it covers least. Loaded when the first one is due.

import { type Covered, wordsControlsAndPictures } from "./covered.ts";
import { overlap } from "./overlap.ts";

/** Where it lies by its style: at the lower left. */
interface Rest {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between one height that is tried and the next, and between the notice and what lies round it. */
const step = 8;

/**
 * At the lower edge where nothing lies there, else as high as it can be: the first of the best places, in CSS pixels.
 * @param from where the fixed header ends
 * @param width of the screen
 */
export function emptiestPlace(
  { left, top, width, height }: Rest,
  screen: { from: number; width: number },
  page: Covered[],
): { x: number; y: number } {
  const right = screen.width - left - width;
  const places = [left, right].map((x) => ({ x, y: top }));
  for (let y = screen.from + step; y < top; y += step) {
    places.push({ x: right, y }, { x: left, y });
  }
  /** What it would lie over counts most, what would touch it a little. */
  const cost = ({ x, y }: { x: number; y: number }) => {
    const around = new DOMRect(x - step, y - step, width + 2 * step, height + 2 * step);
    const under = new DOMRect(x, y, width, height);
    return 8 * weighedUnder(under, page) + weighedUnder(around, page);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function weighedUnder(place: DOMRect, page: Covered[]): number {
  return page.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
}

/** It stays beside what it was put beside: from there it scrolls with the page. */
export function placeNotice(card: HTMLElement) {
  card.style.inset = "";
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card;
  const { x, y } = emptiestPlace(
    { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight },
    {
      from: document.querySelector("header")?.offsetHeight ?? 0,
      width: document.documentElement.clientWidth,
    },
    wordsControlsAndPictures(),
  );
  card.style.inset = `${y + scrollY}px auto auto ${x}px`;
}
