import { imprint } from "#content/firms.ts";
import { demonstration, hours, studio } from "#studio/studio.ts";

export const footer = {
  call: ["Bring us the car.", "Pick the colour."],
  workshop: "Workshop",
  appointment: "by appointment",
  hours,
  pages: "Read",
  nav: "Footer",
  imprint,
  demonstration: demonstration
    ? `${studio.name} is a demonstration. We’ve invented the business, its customers, their reviews, its bookings and its cars. Every picture is a drawing or a rendering, and no film maker has endorsed the business.`
    : null,
} as const;
