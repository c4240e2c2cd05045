// Text of "Our Meticulous Process", laid out as a job sheet.

import { pictureAlts } from "#studio/picture-words.ts";

export const ourProcess = {
  title: "Our Meticulous Process",
  text: "Six stages, always in this order. We don’t start one until the one before is right.",
  alt: pictureAlts.workshop,
  stages: [
    {
      icon: "inspect",
      title: "Inspect",
      text: "We go round the car with you under strip lights and note every chip.",
    },
    {
      icon: "clean",
      title: "Clean",
      text: "We wash, clay and degrease the car, and do the door edges and gaps by hand.",
    },
    {
      icon: "strip",
      title: "Take apart",
      text: "We take off badges, and the handles and trim that unclip safely, so the film goes behind them.",
    },
    {
      icon: "cut",
      title: "Cut",
      text: "We measure each panel and leave enough over to turn the edges.",
    },
    {
      icon: "lay",
      title: "Lay",
      text: "Colour film goes on dry. We press it out from the middle with a felt squeegee.",
    },
    {
      icon: "set",
      title: "Set",
      text: "We heat edges and recesses the way the film’s maker says, so they don’t lift.",
    },
  ],
} as const;
