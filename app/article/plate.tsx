// Drawing in an article, with a caption and an optional list of numbered parts.

import type { ReactNode } from "react";
import css from "./plate.module.css";

/** URLs of the drawings, by path. Not inlined, so that a page loads only its own drawings. */
const addresses = import.meta.glob<string>("./plates/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

type PlateProps = {
  /** File name of the drawing in plates/, without its extension. */
  drawing: string;
  /** URL of a drawing outside plates/. */
  address?: string;
  alt: string;
  caption: string;
  /** Shows the left and right half of the drawing as two pictures, stacked on a phone. */
  halves?: boolean;
  children?: ReactNode;
};

export function Plate(props: PlateProps) {
  const address = props.address ?? plateAddress(props.drawing);
  const size = { width: 720, height: 360, loading: "lazy" } as const;
  return (
    // Without a label, screen readers use the caption as the figure's name, and so read the caption twice.
    <figure className={css.plate} aria-label="Drawing">
      {props.halves ? (
        <div className={css.halves}>
          <img src={address} alt={props.alt} {...size} />
          <img src={address} alt="" {...size} />
        </div>
      ) : (
        <img src={address} alt={props.alt} {...size} />
      )}
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

export function plateAddress(drawing: string): string {
  const address = addresses[`./plates/${drawing}.svg`];
  if (!address) throw new Error(`app/article/plates/ has no drawing "${drawing}.svg"`);
  return address;
}
