// Names of the landing page's pictures, and of its places for reviews and projects.

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

/** Places for reviews, in display order. The review in the place `hatch` is also shown in the quote dialog. */
export const reviewPlaces = ["petrol", "hatch", "van"] as const;

export const projectPlaces = ["flip", "van", "coupe"] as const;
