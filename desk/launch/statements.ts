// What the business says of its own site in studio.ts: that bookings or all of it are invented.

import { demonstration, showBookingNotices } from "#studio/studio.ts";
import { findLine, type LaunchPoint, type Sources } from "./point.ts";

const statements = [
  {
    name: "showBookingNotices",
    isOpen: showBookingNotices,
    point:
      "The landing page shows invented bookings. To real customers that is likely to be an unfair commercial practice (DMCC Act 2024): set showBookingNotices to false.",
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
