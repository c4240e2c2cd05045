// Schemas of articles.json and areas.json.

import { z } from "zod";
import { articleGroups } from "#facts/article.ts";
import { date, fileOf, slug, text } from "./text.ts";

/** Metadata of an article, shipped or a studio's own. */
export const articleSchema = z.strictObject({
  slug: slug.meta({ title: "Address", description: "What follows /faq/, such as wash-a-wrap." }),
  group: z.enum(articleGroups).meta({ title: "Group" }),
  question: text(90).meta({ title: "Question", description: "As a customer asks it." }),
  title: text(60).meta({
    title: "Title",
    description: "For the browser tab and search results; your name is added.",
  }),
  description: text(160).min(110).meta({
    title: "Description",
    description: "For search results: 110 to 160 characters.",
  }),
  shortAnswer: text(170).meta({
    title: "Short answer",
    description: "One or two sentences for the list of questions.",
  }),
  related: z.array(slug).min(3).meta({
    title: "Related articles",
    description: "At least three, by file name, in the order shown.",
  }),
  quoteLink: text(60).meta({
    title: "Quote link",
    description: "Label of the link that opens the quote form.",
  }),
  updated: date.meta({ title: "Updated", description: "Day of the last real change." }),
});

const ownArticleSchema = articleSchema.extend({
  picture: z.string().meta({
    title: "Picture",
    description: "Name of the picture behind the article’s link preview, such as car-default.",
  }),
});

export const articlesSchema = fileOf({
  leftOut: z.array(slug).meta({
    title: "Articles left out",
    description: "Links to them are removed or become plain text.",
  }),
  own: z.array(ownArticleSchema).meta({
    title: "Your own articles",
    description: "Each has its text in articles/, in a file named after its address.",
  }),
  formerAddresses: z
    .array(
      z.strictObject({
        from: slug.meta({ title: "Former address", description: "What followed /faq/." }),
        to: slug.meta({ title: "Article", description: "The name of its file." }),
      }),
    )
    .meta({ title: "Former addresses", description: "Visitors are sent on to the article." }),
}).meta({ title: "Articles" });

const place = text(40);

export const areasSchema = fileOf({
  address: slug.meta({
    title: "Address",
    description: "Completes /faq/service-areas-…, the article about your area.",
  }),
  title: text(60).meta({
    title: "Title",
    description: "Of the article, in the browser tab and in search results.",
  }),
  intro: text(400).meta({ title: "Introduction", description: "Opens the article." }),
  parts: z
    .array(
      z.strictObject({
        part: text(50).meta({ title: "Part of the area" }),
        places: text(160).meta({ title: "Places", description: "Separated by commas." }),
        way: text(120).meta({ title: "Way to the workshop" }),
        usually: text(160).meta({ title: "How a job usually goes" }),
      }),
    )
    .min(1)
    .meta({ title: "Parts of the area", description: "The rows of the table." }),
  map: z
    .strictObject({
      alt: text(600).meta({
        title: "What the map shows",
        description: "For people who can’t see it.",
      }),
      caption: text(300).meta({ title: "Caption" }),
      halves: z.boolean().optional().meta({
        title: "Two halves",
        description: "On phones the two halves of the drawing are shown one below the other.",
      }),
    })
    .optional()
    .meta({ title: "Map", description: "The drawing is area-map.svg. Optional." }),
  near: place.meta({ title: "A town close by" }),
  alsoNear: place.meta({
    title: "Another town close by",
    description: "Bringing a car from there takes a lunch break.",
  }),
  far: place.meta({ title: "A distant town" }),
  alsoFar: place.meta({
    title: "Another distant town",
    description: "Bringing a car from there takes half a day.",
  }),
  farEnd: place.meta({ title: "Far end of the area", description: "The largest place there." }),
}).meta({ title: "Service area" });
