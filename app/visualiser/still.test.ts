import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { finishes } from "#facts/finishes.ts";
import { layersOf, materials } from "./dress.ts";
import { dressStill } from "./still.ts";

const drawing = readFileSync("app/pictures/side-coupe.svg", "utf8");
const colours = ["#7d7a3c", "#112233", "#445566"] as const;

test.each(finishes)("a car in %s is drawn in that film, and in no other", (finish) => {
  const coat = { finish, colours };
  const still = dressStill(drawing, { body: coat, roof: coat, mirrors: coat, trim: undefined });
  expect(still.match(/class="(?:paint" fill="|panel-mirror"><path fill=")#7d7a3c/g)).toHaveLength(
    2,
  );
  const shown = [...still.matchAll(/class="film (on-\w+)" opacity="([\d.]+)"/g)];
  expect(Object.fromEntries(shown.map(([, layer, strength]) => [layer, Number(strength)]))).toEqual(
    layersOf[finish],
  );
  const material = materials[finish];
  const [part = ""] =
    new RegExp(`id="coupe-${material?.id}".*?</(linearGradient|pattern)>`).exec(still) ?? [];
  const mixed = [...part.matchAll(/(?:stop-color|<path fill)="([^"]*)/g)].map(
    ([, colour]) => colour,
  );
  expect(mixed).toEqual(material?.mix(...colours) ?? []);
});

test.each(["coupe", "hatch", "van"])(
  "a mirror without a tint leaves the chrome of the drawn %s as it is",
  (shape) => {
    const svg = readFileSync(`app/pictures/side-${shape}.svg`, "utf8");
    const [gradient = ""] =
      new RegExp(`id="${shape}-chrome-film".*?</linearGradient>`).exec(svg) ?? [];
    const stops = [...gradient.matchAll(/stop-color="([^"]*)/g)].map(([, colour]) => colour);
    const plain = ["#cdcdcd", "#cdcdcd", "#cdcdcd"] as const;
    expect(materials.chrome?.mix(...plain)).toEqual(stops);
  },
);
