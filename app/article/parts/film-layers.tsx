// The layers on the paint, as an exploded view: a coloured film is opaque, a clear one is not.

import { filmLayers as words } from "#content/film-layers.ts";

const SHEET = "M16 74 172 22l156 52-156 52z";
/** How far the sheets are pulled apart, in units of the drawing. */
const GAP = 62;
const ink = {
  width: "100%",
  overflow: "visible",
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
} as const;
const lettering = {
  fill: "var(--ink)",
  stroke: "none",
  fontFamily: "var(--font-display)",
  fontSize: 16,
  textAnchor: "middle",
} as const;
const drawn = {
  colour: { film: "#0f6a63", shine: "#35a597", light: "M144 0 172 76 200 0M188 12l12-12 5 16" },
  clear: { film: "#ffffff59", shine: "#ffffff80", light: "M96 0 172 196 248 0M236 11l12-11 4 16" },
};

export function FilmLayers() {
  return (
    <figure aria-label="Drawing">
      <div className="fill">
        {words.stacks.map(({ film, title, alt, layers }) => (
          <div key={film} className="stack">
            <p className="title">{title}</p>
            <svg viewBox="0 0 372 264" role="img" aria-label={alt} {...ink}>
              <path fill="#a20e1c" d={SHEET} transform={`translate(0 ${2 * GAP + 6})`} />
              <path
                fill="#fffaf080"
                strokeDasharray="5 4"
                d={SHEET}
                transform={`translate(0 ${GAP + 6})`}
              />
              <path fill={drawn[film].film} d={SHEET} transform="translate(0 6)" />
              <path
                fill={drawn[film].shine}
                stroke="none"
                d="M94 54 140 38.6l156 52-46 15.4z"
                transform="translate(0 6)"
              />
              <path strokeWidth="2.5" d={drawn[film].light} />
              {layers.map((layer, place) => (
                <g key={layer} transform={`translate(356 ${80 + place * GAP})`}>
                  <path d="M-28 0h14" />
                  <circle r="14" fill="var(--field)" />
                  <text y="5.5" {...lettering}>
                    {place + 1}
                  </text>
                </g>
              ))}
            </svg>
            <ol>
              {layers.map((layer) => (
                <li key={layer}>{layer}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
