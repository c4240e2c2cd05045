// A drawing in an article, with the list that explains its numbers.

import type { ReactNode } from "react";
import css from "./plate.module.css";

/** Drawings by path. One SVG file each, so that pages load only what they show. */
const addresses = import.meta.glob<string>("./plates/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

type Drawing =
  /** File name of the drawing in plates/, without its ending. */
  | { drawing: string }
  /** Where it is, if elsewhere. */
  | { address: string };

type PlateProps = Drawing & {
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  caption: string;
  /** The drawing's left and right halves are pictures of their own: on a phone one stands below the other. */
  halves?: boolean;
  /** A numbered list, if the drawing has numbers. */
  children?: ReactNode;
};

export function Plate(props: PlateProps) {
  const address = "drawing" in props ? plateAddress(props.drawing) : props.address;
  return (
    // By its caption, which is read at its end, it would be told twice.
    <figure className={css.plate} aria-label="Drawing">
      {props.halves ? (
        <div className={css.halves}>
          <img src={address} alt={props.alt} width="720" height="360" loading="lazy" />
          <img src={address} alt="" width="720" height="360" loading="lazy" />
        </div>
      ) : (
        <img src={address} alt={props.alt} width="720" height="360" loading="lazy" />
      )}
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** @param drawing file name in plates/, without its ending. */
export function plateAddress(drawing: string): string {
  const address = addresses[`./plates/${drawing}.svg`];
  if (!address) throw new Error(`app/article/plates/ has no drawing "${drawing}.svg"`);
  return address;
}
