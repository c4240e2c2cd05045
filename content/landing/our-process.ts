// Words of "Our Meticulous Process": the sheet that hangs on the car.

import { pictureAlts } from "#studio/picture-words.ts";

export const ourProcess = {
  title: "Our Meticulous Process",
  text: "Six stages, always in this order. The next one starts when the last one is right.",
  alt: pictureAlts.workshop,
  quote: "Get a quote",
  stages: [
    {
      icon: "inspect",
      title: "Inspect",
      text: "We go round the car under strip lights and note every chip.",
    },
    {
      icon: "clean",
      title: "Clean",
      text: "Wash, clay, degrease, and the shuts and edges by hand.",
    },
    {
      icon: "strip",
      title: "Strip",
      text: "Badges, handles and trim come off, so that film goes behind them.",
    },
    {
      icon: "cut",
      title: "Cut",
      text: "Each panel is measured, with enough over to turn the edges.",
    },
    {
      icon: "lay",
      title: "Lay",
      text: "Colour film goes on dry, pressed out from the middle with a felt squeegee.",
    },
    {
      icon: "set",
      title: "Set",
      text: "Edges and recesses are heated as the film’s maker says, so they stay down.",
    },
  ],
} as const;
