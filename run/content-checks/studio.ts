// What a type checker cannot see in what a business writes of itself: telephone numbers, addresses of mail,
// hours, days and dates that are none.

import { type Business, type Operator, type RecordedBooking, weekdays } from "#facts/business.ts";
import type { Evidence } from "#facts/evidence.ts";
import { type ContentProblem, lineWith } from "./problem.ts";

export type StudioSays = {
  studio: Business;
  operator: Operator | null;
  recordedBookings: readonly RecordedBooking[];
  evidence: Readonly<Record<string, Evidence | null>>;
};

type Slip = { file: string; text: string; problem: string; fix: string };

/** @param read gives a file of the studio's folder. */
export function checkStudio(
  says: StudioSays,
  folder: string,
  read: (file: string) => string,
): ContentProblem[] {
  return [...whoSlips(says), ...dateSlips(says)].map(({ file, text, problem, fix }) => ({
    file: `${folder}/${file}`,
    line: lineWith(read(file), text),
    problem,
    fix,
  }));
}

function whoSlips({ studio, operator }: StudioSays): Slip[] {
  const slips: Slip[] = [];
  const found = (text: string, problem: string, fix: string) =>
    slips.push({ file: "studio.ts", text: `"${text}"`, problem, fix });

  const { display, link } = studio.phone;
  const dialled = `tel:+44${display.replaceAll(/\D/g, "").replace(/^0/, "")}`;
  if (!/^0[\d ]{9,13}$/.test(display)) {
    found(display, `"${display}" is no telephone number`, 'Write it as "01632 960 184".');
  } else if (link !== dialled) {
    found(link, `"${link}" dials another number than "${display}"`, `Write "${dialled}".`);
  }
  for (const email of [studio.email, operator?.email]) {
    if (email === undefined || /^[^\s@:]+@[^\s@]+\.[^\s@.]+$/.test(email)) continue;
    found(email, `"${email}" is no email address`, 'Write it as "hello@example.com".');
  }
  for (const { days, opens, closes } of studio.openingHours) {
    for (const time of [opens, closes]) {
      if (/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) continue;
      found(time, `"${time}" is no time of day`, 'Write it with four digits, such as "08:30".');
    }
    if (opens >= closes) found(opens, `it opens at ${opens} and closes at ${closes}`, "Swap them.");
    const places = days.map((day) => weekdays.indexOf(day));
    const isInARow = places.every((place, index) => place === (places[0] ?? 0) + index);
    if (places.includes(-1) || (days.length > 2 && !isInARow)) {
      const [first = ""] = days;
      found(
        first,
        `"${days.join(", ")}" are not days in a row`,
        "Write a line of hours for each group of days, each day in full.",
      );
    }
  }
  return slips;
}

function dateSlips({ recordedBookings, evidence }: StudioSays): Slip[] {
  const dates = [
    ...recordedBookings
      .flatMap(({ bookedOn, consentOn }) => [bookedOn, consentOn])
      .map((date) => ({ file: "bookings.ts", date })),
    ...Object.values(evidence).flatMap((filed) =>
      filed ? [{ file: "evidence.ts", date: filed.on }] : [],
    ),
  ];
  return dates
    .filter(({ date }) => !isDate(date))
    .map(({ file, date }) => ({
      file,
      text: `"${date}"`,
      problem: `"${date}" is not a date`,
      fix: 'Write it as year-month-day, such as "2027-03-01".',
    }));
}

/** 31 April is none. */
function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
