import { type ReactEventHandler, type SyntheticEvent, useCallback, useState } from "react";
import type { PictureSource } from "#facts/picture-source.ts";
import styles from "./picture.module.css";

type PictureProps = {
  source: PictureSource;
  /** Empty for a picture that says nothing the text does not. */
  alt: string;
  /** Width it is shown at, as in `<img sizes>`; on phones less, so that their third pixel to the point weighs nothing. */
  sizes: string;
  /** On the `<img>`; it fills its box by `object-fit` when given a height. */
  className?: string | undefined;
  /** In the first view: fetched before all others. */
  first?: boolean;
  /** What phones get: its smallest file, which the build writes into the page, or the one after that. */
  phone?: "inline" | "fine" | false;
  /** Shown instead, once, when the picture cannot be loaded. */
  fallback?: { source: PictureSource; alt: string } | undefined;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
};

/** Screens of phones, in CSS. */
export const phones = "(width < 30rem)";

/** The second smallest file of a `srcset`, or its only one. */
export function fineOnPhones(avif: string): string {
  return avif.split(", ", 2).at(-1) as string;
}

export function Picture({
  source,
  alt,
  sizes,
  className,
  first = false,
  phone,
  fallback,
  onLoad,
  onError,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const shown = failed && fallback ? fallback : { source, alt };
  const { avif, webp } = shown.source;
  // A picture may have failed before React took the page over: no event tells of that.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== "" && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <picture className={styles.picture} key={failed ? "fallback" : "picture"}>
      {phone && (
        // The build puts the file itself in the place of an inline one's address; React finds both alike.
        <source
          media={phones}
          type="image/avif"
          sizes={sizes}
          srcSet={phone === "fine" ? fineOnPhones(avif) : avif.split(",", 1)[0]}
          data-inline={phone === "inline" || undefined}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={fallback && !failed ? look : undefined}
        className={[styles.image, className].filter(Boolean).join(" ")}
        src={shown.source.fallback}
        alt={shown.alt}
        width={shown.source.width}
        height={shown.source.height}
        data-colour={shown.source.colour}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? undefined : "async"}
        onLoad={onLoad}
        onError={fallback && !failed ? () => setFailed(true) : onError}
      />
    </picture>
  );
}
