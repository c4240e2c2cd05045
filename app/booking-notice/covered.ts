// The words and the controls of the page that are on the screen.

import type { Covered } from "./place.ts";

/** A control is not to be pressed by mistake; the one with the focus is not to be hidden. */
const weights = { words: 1, control: 4, focus: 100 };

const words = ":is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption)";
/** A slider lies over its whole picture. */
const controls = ":is(a, button, summary, input:not([type=range]))";

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** The boxes of its lines: a short line leaves room beside it. */
function lines(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

export function coveredBy(card: Element): Covered[] {
  const parts = [...document.querySelectorAll("main > *, footer > *")].filter((part) =>
    isOnScreen(part.getBoundingClientRect()),
  );
  const inParts = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  const boxes = (found: DOMRect[], weight: number) =>
    found.filter(isOnScreen).map(({ left, top, right, bottom }) => ({
      ...{ left, top, right, bottom },
      weight,
    }));
  const focused = document.activeElement;
  return [
    ...boxes(inParts(words).flatMap(lines), weights.words),
    ...boxes(
      inParts(controls).map((control) => control.getBoundingClientRect()),
      weights.control,
    ),
    ...(focused && focused !== document.body && !card.contains(focused)
      ? boxes([focused.getBoundingClientRect()], weights.focus)
      : []),
  ];
}
