// Schema of the opening hours in business.json.

import { z } from "zod";
import { weekdays } from "#facts/business.ts";
import { formed } from "./text.ts";

const time = formed(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day", "08:30");

const hours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .refine((days) => new Set(days).size === days.length, { error: "a day is listed twice" })
      .meta({ title: "Days", description: "Those with the same hours.", uniqueItems: true }),
    opens: time.meta({ title: "Opens", description: "On the 24-hour clock, such as 08:30." }),
    closes: time.meta({
      title: "Closes",
      description: "On the 24-hour clock, such as 17:30.",
      examples: ["17:30"],
    }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: ({ input }) => {
      const { opens, closes } = input as { opens: string; closes: string };
      return `it opens at ${opens} and closes at ${closes}`;
    },
    params: { mend: "Write the earlier time in “opens”. 5pm is 17:00." },
  });

export const openingHoursSchema = z
  .array(hours)
  .min(1)
  .superRefine((lines, context) => {
    for (const day of weekdays) {
      const spans = lines.filter(({ days }) => days.includes(day));
      const sorted = spans.toSorted((a, b) => a.opens.localeCompare(b.opens));
      const overlaps = sorted.some(({ opens }, at) => opens < (sorted[at - 1]?.closes ?? ""));
      if (!overlaps) continue;
      const params = { mend: "Remove the day from one line, or let the second line open later." };
      const message = `${day} has two lines of hours that overlap`;
      context.addIssue({ code: "custom", message, params });
      return;
    }
  })
  .meta({
    title: "Opening hours",
    description: "One line for each group of days; two if you close for lunch.",
  });
