export const articlePage = {
  back: "Back to all FAQs",
  forBusiness: "For business customers",
  updated: "Updated",
  ask: "Tell us the vehicle and the kind of wrap. We’ll email you a guide price, then a firm quote once we’ve seen the vehicle or clear photos.",
  related: "Related questions",
} as const;
