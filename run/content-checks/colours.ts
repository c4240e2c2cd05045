// What must hold of a studio's colours: each has a value that is a colour, and the words on a button can be read.

import type { ContentProblem } from "./problem.ts";

const COLOURS = ["signal", "signal-lit", "signal-shade", "on-signal"];
const SHEEN = "film-sheen";
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

type Value = { value: string; line: number };

export function checkColours(file: string, css: string): ContentProblem[] {
  const values = readValues(css);
  const problems: ContentProblem[] = [];
  const found = (line: number, problem: string, fix: string) =>
    problems.push({ file, line, problem, fix });

  for (const name of [...COLOURS, SHEEN]) {
    if (!values.has(name)) found(1, `--${name} is missing`, `Write a line --${name}: …;`);
  }
  for (const [name, { value, line }] of values) {
    if (name === SHEEN) {
      const wrong = value.match(/#\w*/g)?.find((one) => !isColour(one));
      if (wrong) found(line, `"${wrong}" is no colour`, FIX);
      else if (!/^(?:linear|radial|conic)-gradient\(.+\)$/s.test(value) && !isColour(value))
        found(line, `--${SHEEN} is neither a gradient nor a colour: ${value}`, GRADIENT);
    } else if (!COLOURS.includes(name)) {
      found(
        line,
        `nothing is called --${name}`,
        `There are: --${[...COLOURS, SHEEN].join(", --")}.`,
      );
    } else if (!isColour(value)) {
      found(line, `--${name} is no colour: ${value}`, FIX);
    }
  }
  const words = values.get("on-signal");
  for (const name of ["signal", "signal-lit"]) {
    const ground = values.get(name);
    if (!words || !ground || ![words.value, ground.value].every(isColour)) continue;
    const contrast = contrastOf(words.value, ground.value);
    if (contrast >= LEAST_CONTRAST) continue;
    found(
      words.line,
      `the words on a button cannot be read: --on-signal on --${name} has a contrast of ${contrast.toFixed(1)}:1, and ${LEAST_CONTRAST}:1 is the least`,
      `Make one of the two lighter or darker: ${words.value} on ${ground.value}.`,
    );
  }
  return problems;
}

const FIX = "Write it with six digits from 0 to f, such as #ffd21f, and a semicolon at the end.";
const GRADIENT = "Write it as linear-gradient(104deg, #062f2d, #35a597, #062f2d);";

/** A custom property goes on to the next semicolon or brace. */
function readValues(css: string): Map<string, Value> {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );
  return new Map(
    [...withoutComments.matchAll(/--([\w-]+)\s*:([^;}]*)/g)].map(
      ({ 1: name = "", 2: value = "", index }) => [
        name,
        { value: value.trim(), line: css.slice(0, index).split("\n").length },
      ],
    ),
  );
}

export function isColour(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[^#]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
