// Text of the portfolio; the projects are in portfolio.json.

import { pictureAlts } from "#studio/picture-words.ts";
import { demonstration } from "#studio/studio.ts";

export const portfolio = {
  title: "Portfolio",
  text: demonstration
    ? "Three examples. They’re invented for this demonstration."
    : "Work we were sorry to see go.",
  fallbackAlt: pictureAlts["car-default"],
} as const;
