// Schema of `promises` in business.json: offers and promises that each studio switches on or off.

import { z } from "zod";

export const promisesSchema = z
  .strictObject({
    certifiedInstallers: z.boolean().meta({
      title: "Certified installers",
      description: "Everybody who fits film holds a film maker’s certificate in their own name.",
    }),
    chromeDelete: z.boolean().meta({
      title: "Chrome delete",
      description: "You cover bright trim. If off, its price and article are left out.",
    }),
    collection: z.boolean().meta({
      title: "Collection and drop-off",
      description: "You collect vehicles and bring them back on request.",
    }),
    design: z.boolean().meta({
      title: "Design",
      description: "You draw artwork for print. If off, its prices and article are left out.",
    }),
    fullWraps: z.boolean().meta({
      title: "Full colour change",
      description: "You wrap whole cars. If off, their card, prices and times are left out.",
    }),
    graphics: z.boolean().meta({
      title: "Graphics and print",
      description: "You fit lettering, logos and printed film. If off, their prices are left out.",
    }),
    longLivedFilm: z.boolean().meta({
      title: "Longest-lived film",
      description: "You offer the film whose life is given under Warranty.",
    }),
    nationwideFleets: z.boolean().meta({
      title: "Fleets nationwide",
      description: "You coordinate fleets with vehicles at several depots.",
    }),
    paintProtection: z.boolean().meta({
      title: "Paint protection film",
      description: "You fit clear film. If off, its card and article are left out.",
    }),
    partialWraps: z.boolean().meta({
      title: "Partials and accents",
      description:
        "You wrap panels, roofs and mirrors. If off, their card and articles are left out.",
    }),
    quickTurnaround: z.boolean().meta({
      title: "Quick turnaround",
      description: "A full wrap can be ready in the number of days given under Times.",
    }),
    vans: z.boolean().meta({
      title: "Vans and fleets",
      description: "You wrap commercial vehicles. If off, their card and articles are left out.",
    }),
    wrapWarranty: z.boolean().meta({
      title: "Wrap warranty",
      description: "You warrant a finished wrap for the years given under Warranty.",
    }),
  })
  .refine(({ fullWraps, partialWraps }) => fullWraps || partialWraps, {
    path: ["fullWraps"],
    error: "neither full nor partial wraps are offered",
    params: { mend: "Tick one of them, or both: the price guide is about them." },
  })
  .meta({
    title: "Promises",
    description:
      "What you promise and offer. Pages leave out the sentences and articles about anything that is off.",
  });
