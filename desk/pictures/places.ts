// Where each picture is shown and how large it has to be there, by the beginning of its name.

export type Place = {
  /** What the name begins with, up to all of it. */
  name: string;
  where: string;
  /** Pixels, of the largest file; the shape that photos are cropped to. */
  size: { width: number; height: number };
  /** Pixels, of each file. */
  widths: readonly number[];
};

const WIDTHS = [480, 800, 1200, 1600];
const wide = { size: { width: 1600, height: 900 }, widths: WIDTHS };
const flat = { size: { width: 1600, height: 720 }, widths: WIDTHS };
const low = { size: { width: 1200, height: 900 }, widths: [480, 800, 1200] };

/** The longer name first: the first that fits is the place. */
export const places: readonly Place[] = [
  {
    name: "hero-grey",
    where: "landing page, top: the car in its own paint",
    ...wide,
    widths: [640, 800, 1600],
  },
  {
    name: "hero-",
    where: "landing page, top: the car in that film",
    ...wide,
    widths: [640, 800, 1600],
  },
  { name: "service-flank", where: "landing page, services", ...low },
  { name: "service-roof", where: "landing page, services", ...low },
  { name: "service-", where: "landing page, services", ...wide },
  { name: "film-curl", where: "landing page, benefits", ...wide },
  { name: "portfolio-coupe", where: "landing page, portfolio", ...flat },
  { name: "portfolio-", where: "landing page, portfolio", ...wide },
  { name: "car-default", where: "landing page, portfolio: for one that does not load", ...flat },
  { name: "testimonial-", where: "landing page, reviews", ...low },
  { name: "car-hatch", where: "landing page, reviews; quote dialog", ...wide },
  {
    name: "finish-",
    where: "article on colours and finishes",
    size: { width: 1200, height: 796 },
    widths: [480, 800, 1200],
  },
];

export function findPlace(name: string): Place | undefined {
  return places.find((place) => name.startsWith(place.name));
}
