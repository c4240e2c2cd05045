// A drawing in an article, with the list that explains its numbers.

import type { ReactNode } from "react";
import { plateAddress } from "./plates.ts";
import css from "./text.module.css";

type Drawing =
  /** File name of the drawing in plates/, without its ending. */
  | { drawing: string }
  /** Where it is, if elsewhere. */
  | { address: string };

export type PlateProps = Drawing & {
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  caption: string;
  /** A numbered list, if the drawing has numbers. */
  children?: ReactNode;
};

export function Plate(props: PlateProps) {
  return (
    <figure className={css.plate}>
      <img
        src={"drawing" in props ? plateAddress(props.drawing) : props.address}
        alt={props.alt}
        width="720"
        height="360"
        loading="lazy"
      />
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}
