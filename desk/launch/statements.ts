// What the business says of its own site in studio.ts: that bookings or all of it are invented.

import { bookingSource, demonstration } from "#studio/studio.ts";
import { findLine, type LaunchPoint, type Sources } from "./point.ts";

const statements = [
  {
    name: "bookingSource",
    isOpen: bookingSource === "invented",
    point:
      'The landing page shows invented bookings. To real customers that is likely to be an unfair commercial practice (DMCC Act 2024): set bookingSource to "off", or to "recorded" and list those that were made.',
  },
  {
    name: "demonstration",
    isOpen: demonstration,
    point:
      "Pictures, portfolio and testimonials are invented. Replace them (docs/content.md says how), then set demonstration to false.",
  },
];

export type Statement = { name: string; isOpen: boolean; point: string };

export function findStatements(
  sources: Sources,
  studioFolder: string,
  said: readonly Statement[] = statements,
): LaunchPoint[] {
  const place = `${studioFolder}/studio.ts`;
  return said
    .filter(({ isOpen }) => isOpen)
    .map(({ name, point }) => ({
      place,
      line: findLine(sources.get(place) ?? "", (line) => line.includes(`const ${name}`)),
      point,
    }));
}
