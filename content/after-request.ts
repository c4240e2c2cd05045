// Text of the confirmation page below the confirmation itself. Kept out of thank-you.ts, which every page includes in
// case the connection drops.

import { demonstration } from "#studio/studio.ts";

export const afterRequest = {
  nextHeading: "What happens next",
  next: [
    ...(demonstration ? ["This is a demonstration, so nobody will reply to you."] : []),
    "We read your request and look up your vehicle.",
    "We email you a guide price, or a question if there’s something we can’t tell. Photos help: add them here, or send them when you reply to our email.",
    "Once we’ve seen clear photos or the vehicle itself, we’ll make the price firm. Then you pick a slot.",
  ],
  photos: [
    {
      shot: "side",
      text: "Both sides, square on, with the whole vehicle in the picture. The roof too, if you’d like it wrapped.",
    },
    { shot: "front", text: "The front and back, with all of the bumpers." },
    { shot: "damage", text: "Any chip, scrape, rust or old lettering, from arm’s length." },
    { shot: "film", text: "The film or colour you’ve got in mind, if you’ve seen it somewhere." },
  ],
} as const;
