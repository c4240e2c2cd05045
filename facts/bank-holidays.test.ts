// The dates that gov.uk/bank-holidays has published for England and Wales.

import { expect, test } from "vitest";
import { isBankHoliday } from "./bank-holidays.ts";

const published: Record<number, string> = {
  2024: "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26",
  2025: "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26",
  2026: "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28",
  2027: "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28",
  2028: "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26",
};

/** Christmas on a Sunday, New Year's Day on a Saturday or a Sunday, the earliest and the latest Easter. */
const unusual: Record<number, string> = {
  2008: "01-01 03-21 03-24 05-05 05-26 08-25 12-25 12-26",
  2016: "01-01 03-25 03-28 05-02 05-30 08-29 12-26 12-27",
  2033: "01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27",
  2038: "01-01 04-23 04-26 05-03 05-31 08-30 12-27 12-28",
};

test.each(Object.entries({ ...published, ...unusual }))(
  "%s has eight, and no other",
  (year, days) => {
    const found: string[] = [];
    for (const day = new Date(`${year}-01-01`); day.getUTCFullYear() === Number(year); ) {
      const date = { year: Number(year), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
      if (isBankHoliday(date)) found.push(day.toISOString().slice(5, 10));
      day.setUTCDate(day.getUTCDate() + 1);
    }
    expect(found.join(" ")).toBe(days);
  },
);
