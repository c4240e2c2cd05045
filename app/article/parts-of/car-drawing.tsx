import type { SizeBand } from "#facts/size-bands.ts";
import { plateAddress } from "../plates.ts";
import css from "./car-drawing.module.css";

/** A car of the band, at the same scale as the others. */
export function CarDrawing({ band }: { band: SizeBand }) {
  return (
    <img
      className={css.drawing}
      src={plateAddress(`band-${band}`)}
      alt=""
      width="500"
      height="190"
      loading="lazy"
    />
  );
}
