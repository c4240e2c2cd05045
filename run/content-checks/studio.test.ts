import { expect, test } from "vitest";
import { studio } from "#studio/studio.ts";
import { checkStudio, type StudioSays } from "./studio.ts";

const right: StudioSays = {
  ...{ studio, operator: null, filmMakers: ["3M"], filmLines: [], endorsement: null },
  ...{ recordedBookings: [], evidence: {} },
};
const now = new Date("2027-06-01");
const booking = { name: "Jo", pronoun: "her", area: "Leeds", car: "VW Golf" } as const;
const hours = { days: ["Monday"], opens: "08:30", closes: "17:30" } as const;
const { legal } = studio;
const studioWith = (change: object) => ({ studio: { ...studio, ...change } });

function find(change: Partial<StudioSays>, source = "") {
  return checkStudio({ ...right, ...change }, "studio", () => source, now);
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
  ["an address with a comma after it", studioWith({ email: "hello@example.com," }), "no email"],
  ["an address of the web", studioWith({ email: "https://example.com" }), "no email address"],
  ["hours without days", studioWith({ openingHours: [{ ...hours, days: [] }] }), "has no days"],
  ["a day with two lines of hours", studioWith({ openingHours: [hours, hours] }), "two lines"],
  [
    "a van that its maker does not make",
    studioWith({ vanMaker: { name: "Mercedes-Benz", models: ["Sprint"] } }),
    'no van "Mercedes-Benz Sprint"',
  ],
  [
    "a postcode without its space",
    studioWith({ address: { ...studio.address, postcode: "NR13QU" } }),
    "no postcode",
  ],
  [
    "a company number with a digit too few",
    studioWith({ legal: { ...legal, company: { number: "1234567" } } }),
    "no company number",
  ],
  [
    "a VAT number without its country",
    studioWith({ legal: { ...legal, vat: { number: "123 4567 89" } } }),
    "no VAT number",
  ],
  [
    "an area with a full stop",
    studioWith({ serviceArea: "Norwich and the Broads." }),
    "in the middle of sentences",
  ],
  [
    "a range of a maker that is not listed",
    { filmLines: [{ maker: "Avery Denison", line: "Supreme" }] },
    '"Avery Denison" is not among filmMakers',
  ],
  [
    "an endorsement by another",
    { endorsement: { by: "HEXIS", badge: "" } },
    "not among filmMakers",
  ],
  [
    "a day that is yet to come",
    { recordedBookings: [{ ...booking, bookedOn: "2072-03-01", consentOn: "2027-03-01" }] },
    '"2072-03-01" lies ahead',
  ],
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
