// Sharper hero pictures for phones: small ones come with the page, these follow the first scroll or touch.

import { useEffect, useState } from "react";
import { savesData } from "#app/saves-data.ts";
import { fineOnPhones, phones } from "#app/ui/picture.tsx";
import heroGrey from "#studio/pictures/hero-grey";
import { firstFilm } from "./films.ts";

/** True once they can be painted; until then, or if they fail to load, the small ones stay. */
export function useFinePictures(): boolean {
  const [fine, setFine] = useState(false);
  useEffect(() => {
    if (savesData() || !window.matchMedia?.(phones).matches) return;
    const waiting = new AbortController();
    function fetchPictures() {
      waiting.abort();
      const decoded = [heroGrey, firstFilm.picture].map(({ avif }) => {
        const image = new Image();
        image.srcset = fineOnPhones(avif);
        return image.decode?.();
      });
      Promise.all(decoded).then(
        () => setFine(true),
        () => {},
      );
    }
    // The page may have been scrolled before React started.
    if (scrollY > 0) fetchPictures();
    for (const sign of ["scroll", "pointerdown"]) {
      addEventListener(sign, fetchPictures, { signal: waiting.signal });
    }
    return () => waiting.abort();
  }, []);
  return fine;
}
