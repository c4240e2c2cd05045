// Text of "Our Meticulous Process", laid out as a job sheet.

import { pictureAlts } from "#studio/picture-words.ts";

export const ourProcess = {
  title: "Our Meticulous Process",
  text: "We work in six stages, always in this order. We don’t start a stage until the one before is right.",
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
      text: "We wash, clay and degrease the car, and clean the door edges and gaps by hand.",
    },
    {
      icon: "strip",
      title: "Take apart",
      text: "We take off badges, and any handles and trim that unclip safely. The film then goes behind these parts.",
    },
    {
      icon: "cut",
      title: "Cut",
      text: "We measure each panel and cut the film large enough to fold round its edges.",
    },
    {
      icon: "lay",
      title: "Lay",
      text: "Colour film goes on dry. We press it out from the middle with a felt squeegee.",
    },
    {
      icon: "set",
      title: "Set",
      text: "We heat the film on edges and in recesses the way its maker says, so that it doesn’t lift.",
    },
  ],
} as const;
