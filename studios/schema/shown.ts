// Schemas of pictures.json, picture-words.json, portfolio.json and reviews.json.

import { z } from "zod";
import { landingPictures, projectPlaces, reviewPlaces } from "#facts/shown-work.ts";
import { colour, fileOf, text } from "./text.ts";

const alt = text(240).meta({
  title: "What the picture shows",
  description: "For people who can’t see it.",
});

export const portfolioSchema = fileOf({
  projects: z
    .array(
      z.strictObject({
        id: z.enum(projectPlaces).meta({
          title: "Place",
          description: "Which of the three places; the picture is called portfolio-PLACE.",
        }),
        title: text(60).meta({ title: "Title" }),
        description: text(200).meta({ title: "Description" }),
        alt,
      }),
    )
    .superRefine(eachOnce)
    .meta({ title: "Projects", description: "Up to three; with none, no section is shown." }),
}).meta({ title: "Portfolio", description: "Your own work, with the owners’ permission." });

export const reviewsSchema = fileOf({
  reviews: z
    .array(
      z.strictObject({
        id: z.enum(reviewPlaces).meta({
          title: "Place",
          description: "One of three, each with its own picture beside the review.",
        }),
        name: text(40).meta({ title: "Customer" }),
        role: text(60).meta({ title: "Car and town" }),
        content: text(400).meta({ title: "Their words" }),
        rating: z.int().min(1).max(5).meta({ title: "Stars" }),
        alt,
      }),
    )
    .superRefine(eachOnce)
    .meta({ title: "Reviews", description: "Up to three; with none, no section is shown." }),
}).meta({
  title: "Reviews",
  description:
    "Real words of real customers, with their permission. The review with the place “hatch” is also shown beside the quote form.",
});

const alts = Object.fromEntries(landingPictures.map((name) => [name, alt])) as Record<
  (typeof landingPictures)[number],
  typeof alt
>;

export const pictureWordsSchema = fileOf({
  alts: z.strictObject(alts).meta({
    title: "On the landing page",
    description: "What each picture shows, for people who cannot see it.",
  }),
  words: z.record(z.string(), text(120)).meta({
    title: "Behind link previews",
    description: "In link previews, completes “a picture of …” for pictures not in alts.",
  }),
}).meta({ title: "What pictures show" });

const picture = z.strictObject({
  width: z.int(),
  height: z.int(),
  colour,
  avif: z.string(),
  webp: z.string(),
  fallback: z.string(),
  from: z.enum(["photo"]).optional(),
});

export const picturesSchema = fileOf({ pictures: z.record(z.string(), picture) }).meta({
  title: "Pictures",
  description: "Written by npm run desk -- picture; do not edit.",
});

function eachOnce(
  entries: readonly { id: string }[],
  context: z.core.$RefinementCtx<readonly { id: string }[]>,
) {
  for (const [index, { id }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.id === id) === index) continue;
    const message = `two entries have the place “${id}”`;
    const params = { mend: "Give each its own place: there are three." };
    context.addIssue({ code: "custom", path: [index, "id"], message, params });
  }
}
