// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choices } from "./choice.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";

const file = readFileSync("app/pictures/vehicle-coupe.svg", "utf8").replaceAll(/data:[^"]*/g, "");

function dressAs(query: string) {
  const choice = choices.parse(new URLSearchParams(`film=own&${query}`));
  const svg = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
  dress(svg as unknown as SVGSVGElement, lookOf(choice), choice.light, "In words");
  const of = (selector: string, name: string) => svg.querySelector(selector)?.getAttribute(name);
  const tables = (filter: string) =>
    ["R", "G", "B"].map((channel) => of(`#coupe-${filter} feFunc${channel}`, "tableValues"));
  return { of, tables };
}

test.each([
  ["body", "finish=gloss&colour=ff6432", "gloss", "gloss", "#ff6432", [0.25, 0.25]],
  [
    "body",
    "finish=gloss&colour=ff6432&light=daylight",
    "gloss",
    "gloss",
    "#ff6432",
    [0.375, 0.375],
  ],
  ["body", "finish=satin&colour=eeeeee", "satin", "satin", "#eeeeee", [0.366, 0.366]],
  ["roof", "finish=matte&colour=0a1400&coverage=roof", "matte", "matte", "#0a1400", [0.25, 0.25]],
  [
    "mirrors",
    "finish=carbon&colour=303030&coverage=mirrors",
    "carbon",
    "gloss",
    "#303030",
    [0.425, 0.425],
  ],
  ["trim", "finish=chrome&colour=0a64ff&coverage=chrome", "chrome", "", "#499dff", [0.465, 0.465]],
  [
    "trim",
    "finish=chrome&colour=0a64ff&coverage=chrome&light=daylight",
    "chrome",
    "",
    "#499dff",
    [0.435, 0.49],
  ],
])(
  "the %s with %s has the light %s, the shine %s, the tint %s and the tones %s",
  (area, query, light, shine, tint, tones) => {
    const { of, tables } = dressAs(query);
    expect(of(`.${area} .light`, "href")).toBe(`#coupe-${light}-light`);
    expect(of(`.${area} .light`, "mask")).toBe("none");
    expect(of(`.${area} .shine`, "display")).toBe(shine ? "inline" : "none");
    if (shine) expect(of(`.${area} .shine`, "href")).toBe(`#coupe-${shine}-shine`);
    expect(of(`#coupe-${area}-colour feFlood`, "flood-color")).toBe(tint);
    const [red, , blue] = tables(`${area}-colour`);
    expect([red, blue].map((table) => Number(table?.split(" ")[4]))).toEqual(tones);
    expect(of("#coupe-brighter feFuncR", "intercept")).toBe(
      query.includes("daylight") ? "0.15" : "0",
    );
    const isOwn = (part: string) => of(`.${part}`, "display") === "inline";
    expect(["roof", "mirrors"].filter(isOwn)).toEqual(
      area === "body" ? [] : [area].filter((one) => one !== "trim"),
    );
  },
);

test("colour-flip film turns through two more colours, also if the chosen one is a grey", () => {
  const { of, tables } = dressAs("finish=colour-flip&colour=ff6400");
  expect(of(".body .light", "href")).toBe("#coupe-facing");
  expect(of(".body .light", "filter")).toBe("url(#coupe-body-flip)");
  expect(of(".body .light", "mask")).toBe("url(#coupe-flip-light)");
  expect(tables("body-flip")).toEqual([
    "1.000 0.392 0.000",
    "0.392 0.000 1.000",
    "0.000 1.000 0.392",
  ]);
  const [red] = dressAs("finish=colour-flip&colour=808080").tables("body-flip");
  expect(new Set(red?.split(" ")).size).toBe(3);
});
