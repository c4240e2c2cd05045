// Places for pictures on the landing page, by the last part of their names.

/** Pictures of the landing page that no project or review describes. */
export const landingPictures = [
  "hero-grey",
  "workshop",
  "service-flank",
  "service-roof",
  "service-beads",
  "service-fleet",
  "car-default",
] as const;

/** Of reviews, in the order shown. The hatchback's is also in the quote dialog. */
export const reviewPlaces = ["petrol", "hatch", "van"] as const;

/** Of projects. */
export const projectPlaces = ["flip", "van", "coupe"] as const;
