// Turns words into outlines in the site's headline face, so that cards look the same
// whatever fonts the building machine has.

import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import * as hb from "harfbuzzjs";

/** The face as pages load it. */
export const FACE = "app/styles/special-gothic-subset.woff2";

export type Lettering = {
  /** Width of the words, in px at this size. */
  measure(words: string, size: number): number;
  /** An SVG path of the words with its baseline at `x`, `y`. */
  draw(words: string, at: { x: number; y: number; size: number; fill: string }): string;
};

export async function createLettering(): Promise<Lettering> {
  const data = await convert(readFileSync(FACE), "sfnt");
  const face = new hb.Face(new hb.Blob(new Uint8Array(data).buffer));
  const font = new hb.Font(face);

  function shape(words: string) {
    const buffer = new hb.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
    }));
  }

  /** Breaking lines asks for the same words again and again. */
  const widths = new Map<string, number>();
  function widthInUnits(words: string): number {
    const known = widths.get(words);
    if (known !== undefined) return known;
    const width = shape(words).reduce((sum, { advance }) => sum + advance, 0);
    widths.set(words, width);
    return width;
  }

  return {
    measure(words, size) {
      return (widthInUnits(words) / face.upem) * size;
    },
    draw(words, { x, y, size, fill }) {
      const scale = size / face.upem;
      let pen = 0;
      const outlines = shape(words).map(({ glyph, advance }) => {
        const outline = `<path transform="translate(${pen})" d="${font.glyphToPath(glyph)}"/>`;
        pen += advance;
        return outline;
      });
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
    },
  };
}

/** Breaks words into the fewest lines of at most `width` px, and those as even as they can be. */
export function breakLines(
  words: string,
  width: number,
  measure: (words: string) => number,
): string[] {
  let lines = breakGreedily(words, width, measure);
  const { length } = lines;
  for (let narrower = width - 20; narrower > 0; narrower -= 20) {
    const tried = breakGreedily(words, narrower, measure);
    if (tried.length > length || tried.some((line) => measure(line) > narrower)) break;
    lines = tried;
  }
  return lines;
}

function breakGreedily(words: string, width: number, measure: (words: string) => number) {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
