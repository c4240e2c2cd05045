import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Testimonials } from "./testimonials.tsx";

vi.mock("#studio/reviews.ts", () => {
  const review = { name: "Ada", role: "Tesla, Bury", content: "Good.", alt: "A car" };
  return {
    reviews: [
      { ...review, id: "petrol", rating: 5 },
      { ...review, id: "hatch", rating: 4 },
      { ...review, id: "van", rating: 2 },
    ],
  };
});

test("each review shows the customer's rating", () => {
  const page = parse(renderToStaticMarkup(createElement(Testimonials)));
  const stars = page.querySelectorAll("[role=img]");
  expect(stars.map((one) => `${one.getAttribute("aria-label")}: ${one.text}`)).toEqual([
    "5 out of 5: ★★★★★",
    "4 out of 5: ★★★★☆",
    "2 out of 5: ★★☆☆☆",
  ]);
});
