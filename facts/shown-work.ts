// The landing page's pictures by name, and its review and project slots.

/** Pictures whose alternative texts are in picture-words.json; projects and reviews have their own. */
export const landingPictures = [
  "hero-grey",
  "workshop",
  "service-flank",
  "service-roof",
  "service-beads",
  "service-fleet",
  "car-default",
] as const;

/** Slots of reviews, in display order. The hatchback's review is also shown in the quote dialog. */
export const reviewPlaces = ["petrol", "hatch", "van"] as const;

export const projectPlaces = ["flip", "van", "coupe"] as const;
