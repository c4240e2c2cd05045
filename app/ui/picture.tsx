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
  /** A phone finds it in the built page itself, in its smallest size. */
  inline?: boolean;
  /** Shown instead, once, when the picture cannot be loaded. */
  fallback?: { source: PictureSource; alt: string } | undefined;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
};

export function Picture({
  source,
  alt,
  sizes,
  className,
  first = false,
  inline = false,
  fallback,
  onLoad,
  onError,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const shown = failed && fallback ? fallback : { source, alt };
  // A picture may have failed before React took the page over: no event tells of that.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== "" && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <picture className={styles.picture} key={failed ? "fallback" : "picture"}>
      {inline ? (
        // The build puts the file itself in the place of its address; React finds both alike.
        <source
          media="(width < 30rem)"
          type="image/avif"
          sizes={sizes}
          srcSet={shown.source.avif.split(",", 1)[0]}
          data-inline
        />
      ) : null}
      <source type="image/avif" srcSet={shown.source.avif} sizes={sizes} />
      {shown.source.webp && <source type="image/webp" srcSet={shown.source.webp} sizes={sizes} />}
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
