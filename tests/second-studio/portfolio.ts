import type { Project } from "#facts/shown-work.ts";

export const portfolio = [
  {
    id: "flip",
    title: "Boatyard pick-up",
    description: "Two tones, one afternoon of masking.",
    alt: "A pick-up in two tones",
  },
  {
    id: "van",
    title: "Mustard maker’s van",
    description: "Yellow, as it had to be.",
    alt: "A yellow van",
  },
  {
    id: "coupe",
    title: "Reed-green estate",
    description: "Matte film from nose to tail.",
    alt: "An estate in matte green",
  },
] as const satisfies readonly Project[];
