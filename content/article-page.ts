// Words that stand around every article.

export const articlePage = {
  back: "Back to all FAQs",
  forBusiness: "For business customers",
  updated: "Updated",
  ask: "Tell us the vehicle and the kind of wrap. A price range comes first, a firm quote once we have seen it or clear photos.",
  related: "Related questions",
} as const;
