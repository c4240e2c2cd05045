// What a figure is measured in. Every price, time and limit of the business carries its unit,
// so that no page can print days as weeks.

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

/** `open` marks a range whose upper end is a guide only: it prints "or more". */
export type Range<U extends Unit = Unit> = {
  readonly from: number;
  readonly to: number;
  readonly unit: U;
  readonly open?: true;
};

export type Pounds = Amount<"pounds">;

/* @__NO_SIDE_EFFECTS__ */
export function amount<U extends Unit>(...given: [value: number, unit: U]): Amount<U> {
  const [value, unit] = given;
  check("amount", given, [value], unit);
  return { amount: value, unit };
}

/* @__NO_SIDE_EFFECTS__ */
export function pounds(...given: [value: number]): Pounds {
  const [value] = given;
  check("pounds", given, [value], "pounds");
  return { amount: value, unit: "pounds" };
}

/* @__NO_SIDE_EFFECTS__ */
export function range<U extends Unit>(...given: [from: number, to: number, unit: U]): Range<U> {
  const [from, to, unit] = given;
  check("range", given, [from, to], unit);
  return { from, to, unit };
}

/* @__NO_SIDE_EFFECTS__ */
export function openRange<U extends Unit>(...given: [from: number, to: number, unit: U]): Range<U> {
  const [from, to, unit] = given;
  check("openRange", given, [from, to], unit);
  return { from, to, unit, open: true };
}

/** Throws where a figure cannot be meant so. The build says in which file and line. */
function check(name: string, given: unknown[], figures: [number, number?], unit: Unit): void {
  const [from, to = from] = figures;
  const values = figures.length + (name === "pounds" ? 0 : 1);
  const fault =
    given.length > values
      ? `holds ${given.length} values where ${values} belong: a comma inside a number makes two of it`
      : figures.some((figure) => typeof figure === "string")
        ? "needs figures without quotation marks"
        : !(from >= 0 && to < Number.POSITIVE_INFINITY)
          ? "needs numbers from 0 up"
          : to < from
            ? "needs the lower figure first"
            : unit.startsWith("pounds") && !(Number.isInteger(from) && Number.isInteger(to))
              ? "needs whole pounds, without a point"
              : undefined;
  if (fault) throw new RangeError(`${name}(${given.join(", ")}) ${fault}`);
}
