// The three sizes that guide prices go by (spec §9).

export const sizeBands = ["small", "medium", "large"] as const;
export type SizeBand = (typeof sizeBands)[number];

export const sizeBandNames: Record<SizeBand, string> = {
  small: "Small",
  medium: "Medium",
  large: "Large",
};

/** How much of a vehicle is covered: guide prices go by it and by the size band. */
export type Coverage = "full" | "partial" | "graphics";
