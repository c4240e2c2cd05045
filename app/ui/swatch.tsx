import type { Finish } from "#facts/finishes.ts";
import styles from "./swatch.module.css";

/** Colour sample of a film. The colours are SVG attributes, because inline styles are not allowed. */
export function Swatch({ colours, sheen }: { colours: readonly string[]; sheen: Finish }) {
  const step = 100 / colours.length;
  return (
    <span className={styles.swatch} data-sheen={sheen}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {colours.map((colour, place) => (
          <path key={colour} fill={colour} d={`M0 ${place * step}H100V100H0Z`} />
        ))}
      </svg>
    </span>
  );
}
