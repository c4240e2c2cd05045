import css from "./film-figure.module.css";

/** A figure cut out of film; what is read out says the same beside it. */
export function FilmFigure(props: { figure: string | number; className: string | undefined }) {
  return (
    <span
      className={`${css.figure} ${props.className}`}
      data-figure={props.figure}
      aria-hidden="true"
    />
  );
}
