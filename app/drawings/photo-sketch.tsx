import damage from "./photo-damage.svg?no-inline";
import film from "./photo-film.svg?no-inline";
import front from "./photo-front.svg?no-inline";
import side from "./photo-side.svg?no-inline";

const sketches = { side, front, damage, film };

export type Shot = keyof typeof sketches;

/** What a photo should show, in the corners of a viewfinder. */
export function PhotoSketch({ shot }: { shot: Shot }) {
  return <img src={sketches[shot]} alt="" width="120" height="80" loading="lazy" />;
}
