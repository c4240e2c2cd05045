import type { SizeBand } from "#facts/size-bands.ts";
import css from "./car-drawing.module.css";
import { carOutlines } from "./car-outlines.ts";

/** A car of the band, in line or in film, at the same scale as the others. */
export function CarDrawing({ band, inFilm = false }: { band: SizeBand; inFilm?: boolean }) {
  const { body, glass, lines, wheels, tyre } = carOutlines[band];
  return (
    <svg
      className={css.drawing}
      data-film={inFilm ? "" : undefined}
      viewBox="-4 -182 498 184"
      aria-hidden="true"
    >
      <path className={css.body} d={body} />
      <path className={css.glass} d={glass} />
      <path className={css.lines} d={lines} />
      {wheels.map((x) => (
        <g key={x}>
          <circle className={css.tyre} cx={x} cy={-tyre} r={tyre} />
          <circle className={css.rim} cx={x} cy={-tyre} r={tyre * 0.66} />
        </g>
      ))}
      <path className={css.ground} d="M-4 0H494" />
    </svg>
  );
}
