// Text of the thank-you page (spec §2).

import { studio } from "#studio/studio.ts";

export const thankYou = {
  title: "Thank you",
  description: `What happens next with your quote request to ${studio.name}, and the photos that help us work out your price.`,
  heading: "Thanks, we've got it!",
  text: "Your details were submitted successfully. We’ll review your enquiry and get back to you shortly during business hours.",
} as const;
