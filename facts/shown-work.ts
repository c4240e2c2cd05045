// The form in which a studio shows its work and what customers said of it.

export type Review = {
  readonly id: string;
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
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
};
