// Text of the thank-you page below the confirmation. Not in thank-you.ts, which every page includes.

import { demonstration } from "#studio/studio.ts";

export const afterRequest = {
  nextHeading: "What happens next",
  note:
    demonstration && "This is a demonstration, so nobody will reply. A real studio would do this:",
  next: [
    "We read your request and look up your vehicle.",
    "We email you a guide price, or a question if something isn’t clear. Photos help. You can add them here, or reply to our email with them.",
    "Once we’ve seen clear photos or the vehicle, we give you a firm price and you pick a slot.",
  ],
  photos: [
    {
      shot: "side",
      text: "Both sides, square on, with the whole vehicle in the picture. Add the roof if you’d like it wrapped.",
    },
    { shot: "front", text: "The front and back, with the whole of each bumper." },
    { shot: "damage", text: "Any chip, scrape, rust or old lettering, from arm’s length." },
    { shot: "film", text: "The film or colour you’ve got in mind, if you’ve seen it somewhere." },
  ],
} as const;
