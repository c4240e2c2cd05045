// Schemas of bookings.json and evidence.json.

import { z } from "zod";
import { date, fileOf, text } from "./text.ts";

const names = z.array(text(24));

export const bookingsSchema = fileOf({
  source: z.enum(["off", "recorded", "invented"]).meta({
    title: "Booking notice",
    description:
      "off: no notice; recorded: real bookings, listed below; invented: for a demonstration only (an unfair commercial practice for a real business).",
  }),
  recorded: z
    .array(
      z.strictObject({
        name: text(24).meta({ title: "First name" }),
        pronoun: z.enum(["his", "her", "their"]).meta({ title: "Pronoun" }),
        area: text(40).meta({ title: "Area" }),
        car: text(40).meta({ title: "Car", description: "Make and model: VW Golf." }),
        bookedOn: date.meta({ title: "Booked on" }),
        consentOn: date.meta({
          title: "Consent on",
          description: "The day the customer agreed to have the booking shown.",
        }),
      }),
    )
    .meta({ title: "Recorded bookings", description: "Shown for 30 days each." }),
  invented: z
    .strictObject({
      maleNames: names.meta({ title: "Names with “his”" }),
      femaleNames: names.meta({ title: "Names with “her”" }),
      areas: z.array(text(40)).meta({ title: "Areas" }),
      cars: z.array(text(40)).meta({ title: "Cars" }),
    })
    .meta({ title: "Invented bookings", description: "The lists a demonstration draws from." }),
}).meta({ title: "Bookings" });

export const evidenceSchema = fileOf({
  evidence: z
    .array(
      z
        .strictObject({
          claim: z.string().min(1).meta({
            title: "Claim",
            description: "Its name as npm run check prints it, such as installers.",
          }),
          held: z.string().min(1).optional().meta({
            title: "Evidence",
            description: "Where it is filed, such as Certificates, folder 3.",
          }),
          acceptedBy: z.string().min(1).optional().meta({
            title: "Accepted by",
            description: "Who answers for the claim if no proof is filed.",
          }),
          on: date.meta({ title: "On", description: "The day of the last check." }),
        })
        .refine(({ held, acceptedBy }) => (held === undefined) !== (acceptedBy === undefined), {
          error: "either held or acceptedBy is needed, and not both",
          params: { mend: "Say where the evidence is filed, or who answers for the claim." },
        }),
    )
    .meta({ title: "Evidence", description: "Your proof of each claim that the pages make." }),
}).meta({ title: "Evidence" });
