// Words of the confirmation page (spec §2).

import { studio } from "#studio/studio.ts";

export const thankYou = {
  title: "Thank you",
  description: `Your quote request has reached ${studio.name}. What happens next, and the photos worth having ready while we work out your price.`,
  heading: "Thanks, we've got it!",
  text: "Your details were submitted successfully. We’ll review your enquiry and get back to you shortly during business hours.",
} as const;
