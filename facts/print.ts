// Facts as text, with no-break spaces ("2 to 4 days"). Avoids Intl, whose first use is slow on phones.

import type { Amount, Pounds, Range, Unit } from "./units.ts";

const NO_BREAK = "\u00A0";

export function print(fact: Amount | Range): string {
  if ("amount" in fact) return withUnit(figure(fact.amount, fact.unit), fact.amount, fact.unit);
  const figures = [figure(fact.from, fact.unit), "to", figure(fact.to, fact.unit)].join(NO_BREAK);
  const text = withUnit(figures, fact.to, fact.unit);
  return fact.open ? `${text} or more` : text;
}

/** A price in two parts, for two lines: "£300" and "to £900". */
export function printEnds(price: Pounds | Range<"pounds">): readonly [from: string, to?: string] {
  if ("amount" in price) return [print(price)];
  const { to, open, unit } = price;
  return [figure(price.from, unit), `to${NO_BREAK}${figure(to, unit)}${open ? " or more" : ""}`];
}

/** "5-year", "3-day". */
export function printAsAdjective(fact: Amount): string {
  return `${figure(fact.amount, fact.unit)}-${singular(fact.unit)}`;
}

/** "£2,400", "72". */
export function printFigure(fact: Amount): string {
  return figure(fact.amount, fact.unit);
}

/** Keeps the words of a name or a number on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", NO_BREAK);
}

/** Replaces no-break spaces, for emails, structured data and search. */
export function plain(text: string): string {
  return text.replaceAll(NO_BREAK, " ");
}

/** "3M, Avery Dennison and HEXIS". */
export function printList(items: readonly string[], last: "and" | "or" = "and"): string {
  return [items.slice(0, -1).join(", "), items.at(-1)].filter(Boolean).join(` ${last} `);
}

/** "2,400", "0.5". */
export function printNumber(value: number): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}

function figure(value: number, unit: Unit): string {
  const digits = printNumber(value);
  return unit.startsWith("pounds") ? `£${digits}` : digits;
}

function withUnit(figures: string, last: number, unit: Unit): string {
  if (unit === "pounds") return figures;
  if (unit === "pounds per m²") return `${figures} per${NO_BREAK}m²`;
  return `${figures}${NO_BREAK}${last === 1 ? singular(unit) : unit}`;
}

function singular(unit: Unit): string {
  return unit.replace(/s$/, "");
}
