// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choices } from "./choice.ts";
import { dress } from "./dress.ts";
import { lookOf } from "./look.ts";

const file = readFileSync("app/pictures/vehicle-coupe.svg", "utf8").replaceAll(/data:[^"]*/g, "");

test.each([
  ["gloss", "ff6400", "full", "studio", "body roof mirrors: gloss-light gloss-shine 0.250 0.250"],
  ["gloss", "ff6400", "full", "daylight", "body roof mirrors: gloss-light gloss-shine 0.374 0.374"],
  ["satin", "eeeeee", "partial", "studio", "body mirrors: satin-light satin-shine 0.366 0.366"],
  ["matte", "0a1400", "roof", "studio", "roof: matte-light matte-shine 0.250 0.250"],
  ["carbon", "303030", "mirrors", "studio", "mirrors: carbon-light gloss-shine 0.425 0.425"],
  ["chrome", "0a64ff", "chrome", "studio", "trim: chrome-light none 0.465 0.465"],
  ["chrome", "0a64ff", "chrome", "daylight", "trim: chrome-light none 0.435 0.49"],
  ["colour-flip", "ff6400", "full", "studio", "body roof mirrors: facing gloss-shine 0.250 0.250"],
])(
  "%s film of #%s, coverage %s, in %s, is drawn as %s",
  (finish, colour, coverage, light, drawn) => {
    const query = new URLSearchParams({ film: "own", finish, colour, coverage, light });
    const choice = choices.parse(query);
    const svg = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
    dress(svg as unknown as SVGSVGElement, lookOf(choice), choice.light, "In words");
    const of = (selector: string, name: string) => svg.querySelector(selector)?.getAttribute(name);
    const table = (area: string, channel: string) =>
      of(`#coupe-${area} feFunc${channel}`, "tableValues")?.split(" ") ?? [];
    const tint = finish === "chrome" ? "#499dff" : `#${colour}`;
    const covered = ["body", "roof", "mirrors", "trim"].filter(
      (area) => of(`#coupe-${area}-colour feFlood`, "flood-color") === tint,
    );
    const [area = ""] = covered;
    const shine =
      of(`.${area} .shine`, "display") === "none" ? "none" : of(`.${area} .shine`, "href");
    const tones = ["R", "B"].map((channel) => table(`${area}-colour`, channel)[4]);
    const shown = `${covered.join(" ")}: ${of(`.${area} .light`, "href")} ${shine} ${tones.join(" ")}`;
    expect(shown.replaceAll("#coupe-", "")).toBe(drawn);
    const isFlip = finish === "colour-flip";
    expect(of(`.${area} .light`, "mask")).toBe(isFlip ? "url(#coupe-flip-light)" : "none");
    expect(of(`.${area} .light`, "filter")).toBe(
      `url(#coupe-${area}-${isFlip ? "flip" : "colour"})`,
    );
    expect(of("#coupe-brighter feFuncR", "intercept")).toBe(light === "daylight" ? "0.15" : "0");
    if (isFlip) expect(table("body-flip", "G")).toEqual(["0.392", "0.000", "1.000"]);
  },
);
