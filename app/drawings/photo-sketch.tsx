import photos from "./photos.svg?no-inline";

export type Shot = "side" | "front" | "damage" | "film";

/** Drawing of what a photo should show, in a viewfinder's corners. */
export function PhotoSketch({ shot }: { shot: Shot }) {
  return <img src={`${photos}#${shot}`} alt="" width="120" height="80" loading="lazy" />;
}
