// Units of figures. Every price, time and limit carries its unit, so that no page prints days as weeks.

export type Unit =
  | "pounds"
  | "pounds per m²"
  | "minutes"
  | "hours"
  | "days"
  | "weeks"
  | "months"
  | "years"
  | "metres";

export type Amount<U extends Unit = Unit> = { readonly amount: number; readonly unit: U };

/** `open`: the upper end is a guide only and prints "or more". */
export type Range<U extends Unit = Unit> = {
  readonly from: number;
  readonly to: number;
  readonly unit: U;
  readonly open?: true;
};

type FromTo = { from: number; to: number };

export type Pounds = Amount<"pounds">;

/* @__NO_SIDE_EFFECTS__ */
export function amount<U extends Unit>(value: number, unit: U): Amount<U> {
  return { amount: value, unit };
}

/* @__NO_SIDE_EFFECTS__ */
export function pounds(value: number): Pounds {
  return { amount: value, unit: "pounds" };
}

/* @__NO_SIDE_EFFECTS__ */
export function range<U extends Unit>({ from, to }: FromTo, unit: U): Range<U> {
  return { from, to, unit };
}

/* @__NO_SIDE_EFFECTS__ */
export function openRange<U extends Unit>({ from, to }: FromTo, unit: U): Range<U> {
  return { from, to, unit, open: true };
}

/** Adds prices; the result is a range if any part is a range, and open if any part is open. */
export function sum(...parts: readonly (Pounds | Range<"pounds">)[]): Pounds | Range<"pounds"> {
  const from = parts.reduce((total, part) => total + lowEnd(part), 0);
  const to = parts.reduce((total, part) => total + ("to" in part ? part.to : part.amount), 0);
  if (from === to) return pounds(from);
  const isOpen = parts.some((part) => "open" in part);
  return isOpen ? openRange({ from, to }, "pounds") : range({ from, to }, "pounds");
}

export function lowEnd(price: Pounds | Range<"pounds">): number {
  return "from" in price ? price.from : price.amount;
}

/** @param count number of pieces, or of square metres if the price is per square metre */
export function times(
  { from, to }: Range<"pounds"> | Range<"pounds per m²">,
  count: number,
): Range<"pounds"> {
  return range({ from: from * count, to: to * count }, "pounds");
}
