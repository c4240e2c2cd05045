// Three testimonials. A real studio replaces them with its own customers' words.

import { dialog } from "#content/quote.ts";

type Testimonial = {
  id: "petrol" | "hatch" | "van";
  name: string;
  /** Car and town. */
  role: string;
  content: string;
  /** Whole stars, up to five. */
  rating: 1 | 2 | 3 | 4 | 5;
  alt: string;
};

export const testimonials = {
  title: "Testimonials",
  text: "What they said at the door.",
  list: [
    {
      id: "petrol",
      name: "Priya Nair",
      role: "BMW 4 Series, Sale",
      content:
        "I parked it outside the office and nobody knew whose it was. Two people asked which dealer had it in that colour.",
      rating: 5,
      alt: "A coupé in satin petrol film, close up",
    },
    {
      id: "hatch",
      name: dialog.testimonial.name,
      role: dialog.testimonial.role,
      content: dialog.testimonial.quote,
      rating: 5,
      alt: "The nose of a hatchback in satin blue film",
    },
    {
      id: "van",
      name: "Gareth Holt",
      role: "Mercedes-Benz Vito, Wolverhampton",
      content:
        "They took the vans one at a time, so the rounds went on. Park them in a row and you cannot tell which was done first.",
      rating: 5,
      alt: "A white van with a printed livery, close up",
    },
  ] satisfies readonly Testimonial[],
} as const;
