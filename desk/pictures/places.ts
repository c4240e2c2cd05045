// Place and size of each picture, by a prefix of its name.

export type Place = {
  /** Prefix of the picture's name, or the whole name. */
  name: string;
  where: string;
  /** File with the picture's description, in `content/` or the studio's folder. Absent if the picture is decoration. */
  described?: string;
  /** Pixels of the largest file; photos are cropped to this aspect ratio. */
  size: { width: number; height: number };
  /** Width of each file in pixels. */
  widths: readonly number[];
};

/** Pixels; the widest serves high-density laptop screens. */
const WIDTHS = [480, 800, 1200, 1600, 2400];
const wide = {
  size: { width: 2400, height: 1350 },
  widths: WIDTHS,
  described: "picture-words.json",
};
const hero = { ...wide, widths: [640, 800, 1600, 2400] };
const low = { ...wide, size: { width: 1200, height: 900 }, widths: [480, 800, 1200] };

/** The first matching prefix applies, so longer prefixes come first. */
export const places: readonly Place[] = [
  { name: "hero-grey", where: "landing page, top: the car in its own paint", ...hero },
  { name: "hero-", where: "landing page, top: the car in its film", ...hero },
  { name: "workshop", where: "landing page, process: the workshop in use", ...wide },
  { name: "service-flank", where: "landing page, services", ...low },
  { name: "service-roof", where: "landing page, services", ...low },
  { name: "service-", where: "landing page, services", ...wide },
  {
    name: "film-curl",
    where: "landing page, benefits",
    ...low,
    size: { width: 1200, height: 1500 },
  },
  { name: "portfolio-", where: "landing page, portfolio", ...wide, described: "portfolio.json" },
  {
    name: "car-default",
    where: "landing page, portfolio: if a picture does not load",
    ...wide,
    size: { width: 2400, height: 1080 },
  },
  { name: "testimonial-", where: "landing page, reviews", ...wide, described: "reviews.json" },
  {
    name: "car-hatch",
    where: "landing page, reviews; quote dialog",
    ...wide,
    described: "reviews.json",
  },
  {
    name: "risk-",
    where: "landing page, common issues",
    size: { width: 800, height: 533 },
    widths: [800],
  },
  {
    name: "finish-",
    where: "article on colours and finishes",
    size: { width: 1200, height: 796 },
    widths: [480, 800, 1200],
    described: "content/finish-panels.ts",
  },
];

export function findPlace(name: string): Place | undefined {
  return places.find((place) => name.startsWith(place.name));
}
