// The three vehicle sizes of guide prices (spec §9).

export const sizeBands = ["small", "medium", "large"] as const;
export type SizeBand = (typeof sizeBands)[number];

export const sizeBandNames: Record<SizeBand, string> = {
  small: "Small",
  medium: "Medium",
  large: "Large",
};

/** Extent of the wrap. */
export type Coverage = "full" | "partial" | "graphics";
