// The words and the controls of the page.

/** What may lie under the notice, and how often the area counts that is covered. */
export interface Covered {
  box: DOMRect;
  weight: number;
}

const words = "h1, h2, h3, p, li, dt, dd, blockquote, figcaption";
/** A slider lies over its whole picture. */
const controls = "a, button, summary, :focus, input:not([type=range])";

/** The boxes of its lines: a short line leaves room beside it. */
function lines(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** A control is not to be pressed by mistake; the one with the focus is not to be hidden. */
export function wordsAndControls(): Covered[] {
  return [...document.querySelectorAll(`:is(main, footer) :is(${words}, ${controls})`)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((element) => {
      if (!element.matches(controls)) return lines(element).map((box) => ({ box, weight: 1 }));
      return { box: element.getBoundingClientRect(), weight: element.matches(":focus") ? 100 : 4 };
    });
}
