import Holidays from "date-holidays";
import { expect, test } from "vitest";
import { isBankHoliday } from "./bank-holidays.ts";

const years = Array.from({ length: 37 }, (_, count) => 2024 + count);

/** The year's days for which `isListed` is true, such as "12-25 12-28". */
function listDays(year: number, isListed: (date: string, day: Date) => boolean): string {
  const found: string[] = [];
  for (const day = new Date(`${year}-01-01`); day.getUTCFullYear() === year; ) {
    const date = day.toISOString().slice(0, 10);
    if (isListed(date, day)) found.push(date.slice(5));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return found.join(" ");
}

test("bank-holidays.json matches the package date-holidays (`vitest -u` on this test updates it)", async () => {
  const england = new Holidays("GB", "ENG");
  const list = years.map((year) => {
    const dates = england.getHolidays(year).filter(({ type }) => type === "public");
    const days = new Set(dates.map(({ date }) => date.slice(5, 10)));
    return [year, [...days].sort().join(" ")];
  });
  const text = `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("bank-holidays.json");
});

/** From gov.uk/bank-holidays, England and Wales. */
const published: Record<number, string> = {
  2024: "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26",
  2025: "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26",
  2026: "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28",
  2027: "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28",
  2028: "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26",
};

test.each(Object.entries(published))(
  "the bank holidays of %s that fall on weekdays are exactly %s",
  (year, days) => {
    const isWorkingDay = (day: Date) => ![0, 6].includes(day.getUTCDay());
    expect(listDays(Number(year), (date, day) => isWorkingDay(day) && isBankHoliday(date))).toBe(
      days,
    );
  },
);
