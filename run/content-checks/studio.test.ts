import { expect, test } from "vitest";
import { studio } from "#studio/studio.ts";
import { checkStudio, type StudioSays } from "./studio.ts";

const right: StudioSays = { studio, operator: null, recordedBookings: [], evidence: {} };
const booking = { name: "Jo", pronoun: "her", area: "Leeds", car: "VW Golf" } as const;
const hours = { days: ["Monday"], opens: "08:30", closes: "17:30" } as const;
const studioWith = (change: object) => ({ studio: { ...studio, ...change } });

function find(change: Partial<StudioSays>, source = "") {
  return checkStudio({ ...right, ...change }, "studio", () => source);
}

test("what is written rightly is no problem", () => {
  expect(find({})).toEqual([]);
});

test.each<[string, Partial<StudioSays>, string]>([
  [
    "a number with a digit too few",
    studioWith({ phone: { display: "0163 960", link: "tel:+44" } }),
    "no telephone number",
  ],
  [
    "a link of another number",
    studioWith({ phone: { display: "01632 960 184", link: "tel:+441632960185" } }),
    "dials another",
  ],
  ["an address without @", studioWith({ email: "hello.example.com" }), "no email address"],
  ["an address as a link", studioWith({ email: "mailto:hello@example.com" }), "no email address"],
  [
    "a time without a nought",
    studioWith({ openingHours: [{ ...hours, opens: "8:30" }] }),
    "no time of day",
  ],
  [
    "hours the wrong way round",
    studioWith({ openingHours: [{ ...hours, closes: "07:00" }] }),
    "closes at 07:00",
  ],
  [
    "days with a gap",
    studioWith({ openingHours: [{ ...hours, days: ["Monday", "Tuesday", "Friday"] }] }),
    "not days in a row",
  ],
  ["a short day", studioWith({ openingHours: [{ ...hours, days: ["Mon"] }] }), "not days in a row"],
  [
    "31 April",
    { recordedBookings: [{ ...booking, bookedOn: "2027-04-31", consentOn: "2027-05-01" }] },
    "is not a date",
  ],
  [
    "a date in words",
    { evidence: { installers: { held: "Folder 3", on: "1 March 2027" } } },
    "is not a date",
  ],
])("%s is told", (_, change, problem) => {
  expect(find(change).map((found) => found.problem)).toContainEqual(
    expect.stringContaining(problem),
  );
});

test("a slip is told by its file and line", () => {
  const source = 'const a = 1;\nconst b = {\n  email: "hello",\n};';
  expect(find(studioWith({ email: "hello" }), source)).toMatchObject([
    { file: "studio/studio.ts", line: 3, fix: 'Write it as "hello@example.com".' },
  ]);
});
