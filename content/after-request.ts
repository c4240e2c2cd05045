// What the confirmation page says beside the confirmation. In a file of its own: every page carries the other words,
// so that a visitor is thanked when the connection is gone.

export const afterRequest = {
  nextHeading: "What happens next",
  next: [
    "We read your request and check your vehicle’s size.",
    "You get a guide price, or our questions, by email. Photos help with both: add them here, or reply to that email with them.",
    "An inspection at the workshop or clear photos make the price firm. Then you pick a slot.",
  ],
  photos: [
    {
      shot: "side",
      text: "Both sides, square on, with the whole vehicle in the picture, and the roof if it is to be wrapped.",
    },
    { shot: "front", text: "Front and back, with the bumpers in full." },
    { shot: "damage", text: "Any chip, scrape, rust or old lettering, from arm’s length." },
    { shot: "film", text: "The film or colour you have in mind, if you have seen it somewhere." },
  ],
} as const;
