import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { studio } from "#studio/studio.ts";
import { NothingFound } from "./filter-field.tsx";

test("who finds no answer can ring with one touch", () => {
  const html = renderToStaticMarkup(createElement(NothingFound, { typed: "zebra" }));
  const link = parse(html).querySelector(`a[href="${studio.phone.link}"]`);
  expect(link?.textContent).toBe(studio.phone.display);
});
