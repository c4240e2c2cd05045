// The form in which a studio shows its work and what customers said of it.

/** Pictures of the landing page that no project or review describes. */
export type LandingPicture =
  | "hero-grey"
  | "workshop"
  | "service-flank"
  | "service-roof"
  | "service-beads"
  | "service-fleet"
  | "car-default";

export type Review = {
  /** Which picture stands beside it. */
  readonly id: "petrol" | "hatch" | "van";
  readonly name: string;
  /** Car and town. */
  readonly role: string;
  readonly content: string;
  /** Whole stars, up to five. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** What the picture beside it shows, for those who do not see it. */
  readonly alt: string;
};

export type Project = {
  /** Which picture shows it, and where on the landing page it stands. */
  readonly id: "flip" | "van" | "coupe";
  readonly title: string;
  readonly description: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
};
