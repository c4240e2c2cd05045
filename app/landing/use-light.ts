// Fetches the light that can be turned over the car once a visitor has pointed at it, tapped it or moved its divider.

import { type FunctionComponent, useRef, useState } from "react";
import type { LightProps } from "#app/relight/light.tsx";
import { savesData } from "#app/saves-data.ts";

export function useLight() {
  const [Light, setLight] = useState<FunctionComponent<LightProps>>();
  const asked = useRef(false);

  /** Not for those who asked for less motion or less data. */
  function fetchLight() {
    if (asked.current || savesData() || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return;
    asked.current = true;
    import("#app/relight/light.tsx").then(
      (module) => setLight(() => module.Light),
      () => {
        asked.current = false;
      },
    );
  }

  return { Light, fetchLight };
}
