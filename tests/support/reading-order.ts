// A page as a screen reader goes through it: its landmarks, headings, pictures and controls by name, top to bottom.

import type { Locator } from "@playwright/test";

/** What Playwright makes of an element that is announced, or the text beside it. */
type Announced = {
  role: string;
  name?: string;
  text?: string;
  level?: number;
  children?: (Announced | string)[];
} & Partial<Record<(typeof states)[number], boolean | "mixed">>;

const states = ["checked", "disabled", "expanded", "invalid", "pressed", "selected"] as const;

/** Running text, and what only wraps it. */
const runningText = new Set([
  ..."paragraph blockquote time strong emphasis code superscript deletion insertion".split(" "),
  ..."caption rowgroup row cell term definition".split(" "),
]);

/**
 * One line an element, indented below what it belongs to; like ones in a row are counted.
 * Figures of money are left out, since they may change without the order changing.
 * @param isWhole whether running text is part of it.
 */
export async function readingOrder(place: Locator, isWhole = false): Promise<string> {
  const list = (nodes: readonly (Announced | string)[]): string[] =>
    countRepeated(nodes.map(toLines)).flat();

  function toLines(node: Announced | string): string[] {
    if (typeof node === "string") return isWhole ? [`text: ${withoutMoney(node)}`] : [];
    const { role, children = [] } = node;
    const within = list(children);
    if (runningText.has(role) && !isWhole) return within;
    return [describe(node, isWhole), ...within.map((line) => `  ${line}`)];
  }

  const nodes = (await place.ariaSnapshotJSON()) as Announced[];
  return `${list(nodes).join("\n")}\n`;
}

function describe({ role, level, name, text, ...rest }: Announced, isWhole: boolean): string {
  // A status is said by itself.
  const said = name ?? (isWhole || role === "status" ? text : undefined);
  const marks = states.filter((state) => rest[state]);
  const words = [said && withoutMoney(said), ...marks].filter(Boolean).join(", ");
  return `${role}${level ? ` ${level}` : ""}${words && `: ${words}`}`;
}

const withoutMoney = (text: string) => text.replace(/£[\d,]*\d/g, "£…");

/** Those of one line alone: what has something below it is told by that. */
function countRepeated(elements: readonly string[][]): string[][] {
  const counted: string[][] = [];
  let times = 1;
  elements.forEach((lines, place) => {
    const next = elements[place + 1];
    if (lines.length === 1 && next?.length === 1 && lines[0] === next[0]) {
      times += 1;
      return;
    }
    counted.push(times > 1 ? [`${lines[0]} × ${times}`] : lines);
    times = 1;
  });
  return counted;
}
