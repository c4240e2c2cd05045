// Building blocks of the studio schemas: text, money, ranges, dates.

import { z } from "zod";
import { isCalendarDate } from "#facts/calendar-date.ts";

type Slip = { wrong: RegExp; problem: string; mend: string };

const slips: readonly Slip[] = [
  {
    wrong: /^\s|\s$/,
    problem: "begins or ends with a space",
    mend: "Remove it.",
  },
  { wrong: /[<>]/, problem: "contains HTML", mend: "Write plain text: tags are shown as typed." },
  {
    wrong: /['"]/,
    problem: "has a straight apostrophe or quotation mark",
    mend: "Write ’ for an apostrophe, and “ and ” around a quotation.",
  },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
  { wrong: /[\u0000-\u001f]/, problem: "has a line break", mend: "Write it as one line." },
  { wrong: /\p{Extended_Pictographic}/u, problem: "has an emoji", mend: "Remove it." },
];

/** Text shown to visitors, of at most `longest` characters. */
export function text(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .superRefine((value, context) => {
      for (const { wrong, problem, mend } of slips) {
        if (!wrong.test(value)) continue;
        context.addIssue({ code: "custom", message: `“${value}” ${problem}`, params: { mend } });
      }
    });
}

/** Text that matches a pattern. @param kind completes "is not …"; @param example completes "Write it as …". */
export function formed(pattern: RegExp, kind: string, example: string) {
  return z
    .string()
    .regex(pattern, { error: ({ input }) => `“${input}” is not ${kind}`, abort: true })
    .meta({
      examples: [example],
    });
}

/** A day as "2027-03-01". */
export const date = z
  .string()
  .refine(isCalendarDate, { error: ({ input }) => `“${input}” is not a date` })
  .meta({ format: "date", examples: ["2027-03-01"] });

export const email = formed(
  /^[\w.!#$%&'*+/=?^{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
  "an email address",
  "hello@example.com",
);

/** Screen colour, as # and six hexadecimal digits. */
export const colour = formed(/^#[\da-f]{6}$/i, "a colour", "#0f6a63").meta({
  format: "color",
  examples: ["#0f6a63"],
});

/** Last part of a URL: "how-to-wash-a-wrap". */
export const slug = formed(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "an address of small letters, digits and single hyphens",
  "how-to-wash-a-wrap",
);

/** Whole pounds. */
export const pounds = z.int().min(1).max(100_000);

/** A range from a lower to a higher figure, both in the unit of the field. */
export function range(figure: z.ZodNumber | z.ZodInt) {
  return z
    .strictObject({ from: figure.meta({ title: "From" }), to: figure.meta({ title: "To" }) })
    .refine(({ from, to }) => from < to, {
      path: ["to"],
      error: ({ input }) => {
        const { from, to } = input as { from: number; to: number };
        return `the range goes from ${from} to ${to}`;
      },
      params: { mend: "Write the lower figure first, and a higher one after it." },
    });
}

/** A whole number of hours, days, months or years. */
export const count = z.int().min(1).max(100);

/** A studio's file. `$schema` names the JSON Schema that gives editors hints. */
export function fileOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ $schema: z.string().optional(), ...shape });
}
