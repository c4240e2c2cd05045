// A drawing in an article, with the list that explains its numbers. Plates come from art/plates.

import type { ReactNode } from "react";
import css from "./plate.module.css";

const drawings = import.meta.glob<string>("./plates/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

export function Plate(props: {
  /** File name of the drawing in plates/, without its ending. */
  drawing: string;
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  caption: string;
  /** A numbered list, if the drawing has numbers. */
  children?: ReactNode;
}) {
  const address = drawings[`./plates/${props.drawing}.svg`];
  if (!address) throw new Error(`app/article/plates/ has no drawing "${props.drawing}.svg"`);
  return (
    <figure className={css.plate}>
      <img src={address} alt={props.alt} width="720" height="360" loading="lazy" />
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}
