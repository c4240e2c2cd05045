import photos from "./photos.svg?no-inline";

export type Shot = "side" | "front" | "damage" | "film";

/** A drawing of what a photo should show, in the corners of a viewfinder. */
export function PhotoSketch({ shot }: { shot: Shot }) {
  return <img src={`${photos}#${shot}`} alt="" width="120" height="80" loading="lazy" />;
}
