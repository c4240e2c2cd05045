// Schemas of prices.json, times.json and warranty.json.

import { z } from "zod";
import { count, fileOf, pounds, range } from "./text.ts";

const priceRange = range(pounds);
const fromNought = range(z.int().min(0).max(100_000));

const bySize = z
  .strictObject({
    small: pounds.meta({ title: "Small car" }),
    medium: pounds.meta({ title: "Medium car" }),
    large: pounds.meta({ title: "Large car" }),
  })
  .refine(({ small, medium, large }) => small <= medium && medium <= large, {
    error: "a larger car costs less than a smaller one",
    params: { mend: "Make no size cheaper than a smaller one." },
  });

export const pricesSchema = fileOf({
  guidePrices: z
    .strictObject({
      full: bySize.meta({ title: "Full wrap" }),
      partial: bySize.meta({ title: "Partial wrap" }),
      graphics: bySize.meta({ title: "Graphics", description: "Without print and artwork." }),
    })
    .meta({ title: "Guide prices" }),
  typicalFullWrap: priceRange.meta({
    title: "Typical full wrap",
    description: "The usual price of a full wrap, across all vehicles and films.",
  }),
  fullRewrap: priceRange.meta({
    title: "Full re-wrap",
    description: "Removing an old wrap and wrapping the whole car again; shown with “or more”.",
  }),
  panel: priceRange.meta({ title: "One panel", description: "Any panel except bumpers." }),
  roofWrap: priceRange.meta({ title: "Roof" }),
  mirrorPair: priceRange.meta({ title: "Mirrors", description: "Per pair." }),
  chromeDelete: priceRange.meta({ title: "Chrome delete", description: "For a whole car." }),
  design: z
    .strictObject({
      simple: priceRange.meta({ title: "Simple work" }),
      fullLivery: priceRange.meta({
        title: "Full livery",
        description: "Shown with “or more”.",
      }),
    })
    .meta({ title: "Design" }),
  printedMaterial: priceRange.meta({
    title: "Printed material",
    description: "Charged in addition to plain film, per square metre.",
  }),
  repairs: z
    .strictObject({
      blendLightScuffs: fromNought.meta({ title: "Blend light scuffs" }),
      edgeReseal: fromNought.meta({ title: "Re-tack or reseal an edge" }),
      doorOrWing: priceRange.meta({ title: "Re-wrap a door or wing" }),
      bonnetOrRoof: priceRange.meta({ title: "Re-wrap a bonnet or roof" }),
      bumper: priceRange.meta({ title: "Re-wrap a bumper" }),
    })
    .meta({ title: "Repairs" }),
}).meta({ title: "Prices", description: "Guide prices in whole pounds, without commas." });

const days = range(count);

export const timesSchema = fileOf({
  quickestTurnaround: count.meta({ title: "Ready in as little as", description: "Days." }),
  fullColourChange: days.meta({ title: "Full colour change", description: "Days." }),
  singleVanWrap: days.meta({
    title: "Single van",
    description: "Days, after the artwork is approved.",
  }),
  minorRectification: range(count).meta({
    title: "Minor rectification",
    description: "Hours.",
  }),
  panelRewrap: range(z.number().min(0.5).max(10)).meta({
    title: "Re-wrap of one panel",
    description: "Days; half a day is 0.5.",
  }),
  reportWithin: count.meta({
    title: "Report problems within",
    description: "Days after collection.",
  }),
}).meta({ title: "Times", description: "How long your work takes." });

const years = range(count);

export const warrantySchema = fileOf({
  wrapWarranty: count.meta({
    title: "Your wrap warranty",
    description: "Years that you warrant a finished wrap for.",
  }),
  workmanshipWarranty: range(count).meta({
    title: "Workmanship, usual in the trade",
    description: "Months of warranty that installers usually give.",
  }),
  makerWarrantyVertical: years.meta({
    title: "Film makers, upright panels",
    description: "Years, for doors, wings and sides.",
  }),
  makerWarrantyHorizontal: years.meta({
    title: "Film makers, flat panels",
    description: "Years, for bonnet, roof and boot lid.",
  }),
  wrapLifespan: years.meta({
    title: "Lifespan of a wrap",
    description: "Years that a wrap looks right outdoors in UK weather.",
  }),
  heroFilmLife: count.meta({
    title: "Longest-lived film",
    description: "Years that its maker rates it for, on upright panels.",
  }),
}).meta({ title: "Warranty", description: "How long film lasts and who warrants it." });
