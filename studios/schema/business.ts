// Schema of business.json.

import { z } from "zod";
import { openingHoursSchema } from "./opening-hours.ts";
import { promisesSchema } from "./promises.ts";
import { email, fileOf, formed, text } from "./text.ts";

const company = z
  .strictObject({
    number: formed(/^(\d{8}|[A-Z]{2}\d{6})$/, "a company number", "01234567").meta({
      title: "Company number",
      description: "As Companies House gives it: eight digits, or two letters and six digits.",
    }),
    registeredIn: text(40).meta({
      title: "Registered in",
      description: "England and Wales, Scotland or Northern Ireland.",
    }),
    registeredOffice: text(160).meta({
      title: "Registered office",
      description: "The whole address in one line.",
    }),
  })
  .meta({ title: "Company", description: "Leave it out if you’re a sole trader or partnership." });

const address = z
  .strictObject({
    street: text(80).meta({ title: "Street", description: "With the number or unit." }),
    town: text(40).meta({ title: "Town" }),
    county: text(40).optional().meta({ title: "County", description: "Leave it out if unused." }),
    postcode: formed(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "a postcode", "NR1 3QU").meta({
      title: "Postcode",
      description: "In capitals, with its space: NR1 3QU.",
    }),
    country: z
      .literal("GB")
      .meta({ title: "Country", description: "GB: the texts are for the UK." }),
  })
  .meta({ title: "Address of the workshop" });

/** Eleven digits, or ten in some areas with a five-digit code. */
const TELEPHONE = /^0(\d{10}|1(?!1|\d1)\d{8})$/;

export const businessSchema = fileOf({
  demonstration: z.boolean().meta({
    title: "This is a demonstration",
    description: "True while projects, reviews or pictures are invented; pages then say so.",
  }),
  name: text(36).meta({ title: "Name", description: "As on the sign over the door." }),
  shortName: text(14).meta({
    title: "Short name",
    description: "A word or two of the name, for a phone’s home screen.",
  }),
  legalName: text(80).meta({
    title: "Legal name",
    description: "Who customers have a contract with: the company, or your own name.",
  }),
  company: company.optional(),
  vat: z
    .strictObject({
      number: formed(
        /^(GB|XI) ?\d{3} ?\d{4} ?\d{2}( ?\d{3})?$/,
        "a VAT number",
        "GB 123 4567 89",
      ).meta({ title: "VAT number", description: "Such as GB 123 4567 89." }),
      pricesInclude: z.boolean().meta({
        title: "Prices include VAT",
        description: "Ticked: “including VAT” beside each price; otherwise “plus VAT”.",
      }),
    })
    .optional()
    .meta({ title: "VAT", description: "Leave it out if you aren’t registered for VAT." }),
  address,
  phone: formed(/^0[\d ]+$/, "a telephone number", "01632 960 184")
    .refine((value) => TELEPHONE.test(value.replaceAll(" ", "")), {
      error: ({ input }) => `“${input}” has too many or too few digits`,
    })
    .meta({ title: "Telephone", description: "As customers read it: 01632 960 184." }),
  email: email.meta({ title: "Email", description: "The address that customers write to." }),
  openingHours: openingHoursSchema,
  serviceArea: text(60)
    .refine((value) => !/[.,;:!]$/.test(value), {
      error: ({ input }) => `“${input}” ends with a punctuation mark`,
      params: { mend: "Remove it: the words are used inside sentences." },
    })
    .meta({
      title: "Service area",
      description: "Completes “cars and vans in …”, such as Norwich and the Broads.",
    }),
  vanMaker: z
    .strictObject({
      name: text(24).meta({ title: "Maker", description: "Such as Volkswagen." }),
      models: z.array(text(24)).min(1).max(4).meta({
        title: "Models",
        description: "Those you wrap most, such as Transporter.",
      }),
    })
    .optional()
    .meta({
      title: "Vans",
      description: "The maker whose vans you wrap most. Leave it out if there is none.",
    }),
  filmMakers: z
    .array(
      z.strictObject({
        name: text(30).meta({ title: "Maker", description: "Such as 3M." }),
        lines: z.array(text(60)).meta({
          title: "Ranges",
          description: "The ranges you stock, as the maker’s data sheets name them.",
        }),
      }),
    )
    .min(1)
    .max(6)
    .meta({ title: "Film makers", description: "Whose film you fit." }),
  endorsement: z
    .strictObject({
      by: text(30).meta({ title: "Maker", description: "One of your film makers." }),
      badge: text(50).meta({ title: "Badge", description: "The text of the badge." }),
      website: formed(/^https:\/\/[\w.-]+\.\w+(\/\S*)?$/, "an https address", "https://example.com")
        .optional()
        .meta({
          title: "Maker’s website",
          description: "Where customers can look up the firms that the maker endorses.",
        }),
    })
    .optional()
    .meta({ title: "Endorsement", description: "Leave it out if no maker has endorsed you." }),
  operator: z
    .strictObject({
      name: text(80).meta({ title: "Name" }),
      company: company.optional(),
      email: email.meta({ title: "Email for privacy questions" }),
    })
    .optional()
    .meta({
      title: "Operator of the website",
      description: "The firm that runs the website, if it isn’t the workshop itself.",
    }),
  promises: promisesSchema,
  dataStoredIn: text(40).meta({
    title: "Data stored in",
    description: "The country that quote requests are stored in, such as the United Kingdom.",
  }),
})
  .superRefine(({ filmMakers, endorsement }, context) => {
    const makers = filmMakers.map(({ name }) => name);
    if (!endorsement || makers.includes(endorsement.by)) return;
    context.addIssue({
      code: "custom",
      path: ["endorsement", "by"],
      message: `“${endorsement.by}” is not among the film makers`,
      params: { mend: `Write one of them: ${makers.join(", ")}.` },
    });
  })
  .meta({ title: "Business", description: "Who you are. Leave out what you don’t have." });
