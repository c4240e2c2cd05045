// Where each picture is shown and how large it has to be there, by the beginning of its name.

export type Place = {
  /** What the name begins with, up to all of it. */
  name: string;
  where: string;
  /** The file of the studio's folder that says what it shows. */
  described: string;
  /** Pixels, of the largest file; the shape that photos are cropped to. */
  size: { width: number; height: number };
  /** Pixels, of each file. */
  widths: readonly number[];
};

/** The widest is for dense laptop screens. */
const WIDTHS = [480, 800, 1200, 1600, 2400];
const wide = { size: { width: 2400, height: 1350 }, widths: WIDTHS };
const flat = { size: { width: 2400, height: 1080 }, widths: WIDTHS };
const low = { size: { width: 1200, height: 900 }, widths: [480, 800, 1200] };

/** The longer name first: the first that fits is the place. */
export const places: readonly Place[] = [
  {
    name: "hero-grey",
    described: "picture-words.json",
    where: "landing page, top: the car in its own paint",
    ...wide,
    widths: [640, 800, 1600, 2400],
  },
  {
    name: "hero-",
    described: "picture-words.json",
    where: "landing page, top: the car in that film",
    ...wide,
    widths: [640, 800, 1600, 2400],
  },
  {
    name: "workshop",
    described: "picture-words.json",
    where: "landing page, process: the workshop in use",
    ...wide,
  },
  {
    name: "service-flank",
    described: "picture-words.json",
    where: "landing page, services",
    ...low,
  },
  {
    name: "service-roof",
    described: "picture-words.json",
    where: "landing page, services",
    ...low,
  },
  { name: "service-", described: "picture-words.json", where: "landing page, services", ...wide },
  {
    name: "film-curl",
    described: "picture-words.json",
    where: "landing page, benefits",
    size: { width: 1200, height: 1500 },
    widths: [480, 800, 1200],
  },
  { name: "portfolio-", described: "portfolio.json", where: "landing page, portfolio", ...wide },
  {
    name: "car-default",
    described: "picture-words.json",
    where: "landing page, portfolio: for one that does not load",
    ...flat,
  },
  { name: "testimonial-", described: "reviews.json", where: "landing page, reviews", ...wide },
  {
    name: "car-hatch",
    described: "reviews.json",
    where: "landing page, reviews; quote dialog",
    ...wide,
  },
  {
    name: "risk-",
    described: "../content/landing/common-issues.ts",
    where: "landing page, common issues",
    size: { width: 800, height: 533 },
    widths: [800],
  },
  {
    name: "finish-",
    described: "../content/finish-panels.ts",
    where: "article on colours and finishes",
    size: { width: 1200, height: 796 },
    widths: [480, 800, 1200],
  },
];

export function findPlace(name: string): Place | undefined {
  return places.find((place) => name.startsWith(place.name));
}
