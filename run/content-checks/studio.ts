// What a type checker cannot see in what a business writes of itself: numbers, addresses of mail, hours, days and
// dates that are none, and texts that are empty.

import {
  type Business,
  type Endorsement,
  type FilmLine,
  type Operator,
  type RecordedBooking,
  weekdays,
} from "#facts/business.ts";
import { isCalendarDate } from "#facts/calendar-date.ts";
import type { Evidence } from "#facts/evidence.ts";
import { vanModels } from "#facts/vehicles.ts";
import { type ContentProblem, lineWith } from "./problem.ts";

export type StudioSays = {
  studio: Business;
  operator: Operator | null;
  filmMakers: readonly string[];
  filmLines: readonly FilmLine[];
  endorsement: Endorsement | null;
  recordedBookings: readonly RecordedBooking[];
  evidence: Readonly<Record<string, Evidence | null>>;
};

type Slip = { file: string; text: string; problem: string; fix: string };

/** @param read gives a file of the studio's folder. */
export function checkStudio(
  says: StudioSays,
  folder: string,
  read: (file: string) => string,
  now: Date,
): ContentProblem[] {
  return [...whoSlips(says), ...makerSlips(says), ...dateSlips(says, now)].map(
    ({ file, text, problem, fix }) => ({
      file: `${folder}/${file}`,
      line: lineWith(read(file), text),
      problem,
      fix,
    }),
  );
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
    if (email === undefined || /^[\w.!#$%&'*+/=?^{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email))
      continue;
    found(email, `"${email}" is no email address`, 'Write it as "hello@example.com".');
  }
  for (const { days, opens, closes } of studio.openingHours) {
    for (const time of [opens, closes]) {
      if (/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) continue;
      found(time, `"${time}" is no time of day`, 'Write it with four digits, such as "08:30".');
    }
    if (opens >= closes) found(opens, `it opens at ${opens} and closes at ${closes}`, "Swap them.");
    if (days.length === 0) found(opens, "a line of hours has no days", 'Write days: ["Monday"].');
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
  const days = studio.openingHours.flatMap((line) => line.days);
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  if (twice) found(twice, `${twice} has two lines of hours`, "Leave it in one of them.");

  for (const company of [studio.legal.company, operator?.company]) {
    if (!company || /^(\d{8}|[A-Z]{2}\d{6})$/.test(company.number)) continue;
    const fix = 'Companies House gives eight digits, or two letters and six digits: "01234567".';
    found(company.number, `"${company.number}" is no company number`, fix);
  }
  const vat = studio.legal.vat?.number;
  if (vat !== undefined && !/^(GB|XI) ?\d{3} ?\d{4} ?\d{2}( ?\d{3})?$/.test(vat)) {
    found(vat, `"${vat}" is no VAT number`, 'Write it as "GB 123 4567 89".');
  }
  const { name: maker, models } = studio.vanMaker;
  const vans = vanModels.filter(({ make }) => make === maker).map(({ model }) => model);
  for (const model of models.filter((one) => !vans.includes(one))) {
    const fix = vans.length ? `There are: ${vans.join(", ")}.` : "List its vans there first.";
    found(model, `facts/vehicles.ts has no van "${maker} ${model}"`, fix);
  }
  const { postcode, country } = studio.address;
  if (country === "GB" && !/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(postcode)) {
    found(postcode, `"${postcode}" is no postcode`, 'Write it as "NR1 3QU".');
  }
  if (/[.,;:!]$/.test(studio.serviceArea)) {
    const problem = `"${studio.serviceArea}" stands in the middle of sentences`;
    found(studio.serviceArea, problem, "Take the mark at its end out.");
  }
  return slips;
}

/** A maker is known by its name: one that is written in two ways is two. */
function makerSlips({ filmMakers, filmLines, endorsement }: StudioSays): Slip[] {
  const makers = [...filmLines.map(({ maker }) => maker), ...(endorsement ? [endorsement.by] : [])];
  return [...new Set(makers)]
    .filter((maker) => !filmMakers.includes(maker))
    .map((maker) => ({
      file: "studio.ts",
      text: `: "${maker}"`,
      problem: `"${maker}" is not among filmMakers`,
      fix: `Write it as it stands there, or add it: ${filmMakers.join(", ")}.`,
    }));
}

function dateSlips({ recordedBookings, evidence }: StudioSays, now: Date): Slip[] {
  const dates = [
    ...recordedBookings
      .flatMap(({ bookedOn, consentOn }) => [bookedOn, consentOn])
      .map((date) => ({ file: "bookings.ts", date })),
    ...Object.values(evidence).flatMap((filed) =>
      filed ? [{ file: "evidence.ts", date: filed.on }] : [],
    ),
  ];
  return dates
    .filter(({ date }) => !isCalendarDate(date) || Date.parse(date) > now.getTime())
    .map(({ file, date }) => ({
      file,
      text: `"${date}"`,
      problem: isCalendarDate(date) ? `"${date}" lies ahead` : `"${date}" is not a date`,
      fix: 'Write it as year-month-day, such as "2027-03-01".',
    }));
}
