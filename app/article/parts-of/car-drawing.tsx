import type { SizeBand } from "#facts/size-bands.ts";
import { plateAddress } from "../plates.ts";

/** A car of the band, at the same scale as the others. */
export function CarDrawing({ band }: { band: SizeBand }) {
  return <img src={plateAddress(`band-${band}`)} alt="" width="500" height="190" loading="lazy" />;
}
