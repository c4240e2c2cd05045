import { type ReactEventHandler, type SyntheticEvent, useCallback, useState } from "react";
import type { PictureSource } from "#facts/picture-source.ts";
import styles from "./picture.module.css";

type PictureProps = {
  source: PictureSource;
  /** Empty for pictures that add nothing to the text. */
  alt: string;
  /** For `<img sizes>`. Understated on phones, whose sharp screens would otherwise load large files. */
  sizes: string;
  /** Class of the `<img>`. If the class sets a height, the picture is cropped to fill the box. */
  className?: string | undefined;
  /** In the first view: loaded with high priority. */
  first?: boolean;
  /** File for phones: `inline` is the smallest, inlined by the build; `fine` is the second smallest. */
  phone?: "inline" | "fine" | false;
  /** Shown instead if the picture fails to load. */
  fallback?: { source: PictureSource; alt: string } | undefined;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
};

export const phones = "(width < 30rem)";

/** The second smallest file of a `srcset`, or the only file. */
export function fineOnPhones(avif: string): string {
  return avif.split(", ", 2).at(-1) as string;
}

export function Picture(props: PictureProps) {
  const { sizes, first, phone, fallback } = props;
  const [failed, setFailed] = useState(false);
  const shown = failed && fallback ? fallback : props;
  const { avif, webp } = shown.source;
  // A picture may have failed before hydration, without an event for React.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== "" && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <picture className={styles.picture} key={failed ? "fallback" : "picture"}>
      {phone && (
        // The build may replace the URL with the file's data; React accepts both.
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
        className={`${styles.image} ${props.className ?? ""}`}
        src={shown.source.fallback}
        alt={shown.alt}
        width={shown.source.width}
        height={shown.source.height}
        data-colour={shown.source.colour}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? undefined : "async"}
        onLoad={props.onLoad}
        onError={fallback && !failed ? () => setFailed(true) : props.onError}
      />
    </picture>
  );
}
