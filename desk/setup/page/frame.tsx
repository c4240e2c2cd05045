import type { Photo } from "./api.ts";

/** A frame in the aspect ratio of the photo's place, shaded where the site puts text. */
export function Frame({ photo, children }: { photo: Photo; children: React.ReactNode }) {
  const { size, words } = photo;
  const region = Object.entries(words ?? {}).map(([side, value]) => [side, `${value}%`]);
  return (
    <div className="frame" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {children}
      {words && (
        <div className="words" style={Object.fromEntries(region)}>
          Text goes here: keep this part dark and empty
        </div>
      )}
    </div>
  );
}
