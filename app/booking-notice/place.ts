// Where on the screen the notice covers least.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What may lie under the notice, and how much it matters: the share of its area that is covered counts so often. */
export interface Covered extends Box {
  weight: number;
}

/** Where it lies by its style: at the lower left. */
interface Rest {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between one height that is tried and the next, and between the notice and what lies round it. */
const step = 8;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * At the lower edge where nothing lies there, else as high as it can be: the first of the best places, in CSS pixels.
 * @param from where the fixed header ends
 * @param width of the screen
 */
export function emptiestPlace(
  rest: Rest,
  { from, width }: { from: number; width: number },
  page: Covered[],
): { left: number; top: number } {
  const right = width - rest.left - rest.width;
  const places = [
    { left: rest.left, top: rest.top },
    { left: right, top: rest.top },
  ];
  for (let top = from + step; top < rest.top; top += step) {
    places.push({ left: right, top }, { left: rest.left, top });
  }
  const cost = ({ left, top }: { left: number; top: number }) => {
    const box = {
      left: left - step,
      top: top - step,
      right: left + rest.width + step,
      bottom: top + rest.height + step,
    };
    return page.reduce((sum, under) => sum + under.weight * overlap(box, under), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
