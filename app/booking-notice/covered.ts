// The words, the controls and the pictures of the page.

/** What may lie under the notice, and how often the area counts that is covered. */
export interface Covered {
  box: DOMRect;
  weight: number;
}

const page = ":is(main, footer)";
/** A slider lies over its whole picture: its grip, a drawing, counts. */
const controls = `${page} :is(a, button, summary, :focus, input:not([type=range]))`;

/** Line by line: a short one leaves room beside it. */
function words(): DOMRect[] {
  const range = document.createRange();
  return [...document.querySelectorAll(`${page} *`)]
    .filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }),
    )
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
}

function boxes(selector: string): { box: DOMRect; focused: boolean }[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({
      box: element.getBoundingClientRect(),
      focused: element.matches(":focus"),
    }));
}

/** Where a picture shows what it is of: above it there is sky or a wall, below it the floor. */
function subject({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height / 3, width, height / 2);
}

/** A chip's strip and a link's mark count with their control. A control is not to be pressed by mistake, the one with the focus not to be hidden; of a picture enough remains. */
export function wordsControlsAndPictures(): Covered[] {
  return [
    ...words().map((box) => ({ box, weight: 1 })),
    ...boxes(`${page} svg:not(label *, a *)`).map(({ box }) => ({ box, weight: 1 })),
    ...boxes(`${page} img`).map(({ box }) => ({ box: subject(box), weight: 0.05 })),
    ...boxes(controls).map(({ box, focused }) => ({ box, weight: focused ? 100 : 4 })),
  ];
}
