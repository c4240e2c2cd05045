// Schema of `promises` in business.json: offers and promises that a studio switches on or off.

import { z } from "zod";

export const promisesSchema = z
  .strictObject({
    certifiedInstallers: z.boolean().meta({
      title: "Certified installers",
      description: "Everybody who fits film holds a film maker’s certificate in their own name.",
    }),
    collection: z.boolean().meta({
      title: "Collection and drop-off",
      description: "You collect vehicles and bring them back on request.",
    }),
    longLivedFilm: z.boolean().meta({
      title: "Longest-lived film",
      description: "You offer the film whose years stand under Warranty.",
    }),
    nationwideFleets: z.boolean().meta({
      title: "Fleets nationwide",
      description: "You coordinate fleets with vehicles at several depots.",
    }),
    paintProtection: z.boolean().meta({
      title: "Paint protection film",
      description: "You fit clear film; off, its card and its article go.",
    }),
    quickTurnaround: z.boolean().meta({
      title: "Quick turnaround",
      description: "A car can be ready in as little as the days that stand under Times.",
    }),
    vans: z.boolean().meta({
      title: "Vans and fleets",
      description: "You wrap commercial vehicles; off, their card and articles go.",
    }),
    wrapWarranty: z.boolean().meta({
      title: "Wrap warranty",
      description: "You warrant a finished wrap for the years that stand under Warranty.",
    }),
  })
  .meta({
    title: "Promises",
    description:
      "What you promise and offer. One that is off takes its sentences and articles off the pages.",
  });
