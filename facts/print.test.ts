import { expect, test } from "vitest";
import { finishNames, printFilm } from "./finishes.ts";
import { plain, print, printEnds, printList, printNumber, unbroken } from "./print.ts";
import { printCount } from "./print-count.ts";
import { openRange, pounds, range } from "./units.ts";

test("a price printed in two parts reads the same as in one", () => {
  for (const price of [
    pounds(2400),
    range({ from: 300, to: 900 }, "pounds"),
    openRange({ from: 400, to: 1200 }, "pounds"),
  ]) {
    expect(printEnds(price).join("\u00A0")).toBe(print(price));
  }
  expect(printEnds(range({ from: 300, to: 900 }, "pounds"))).toEqual(["£300", "to\u00A0£900"]);
  expect(printEnds(pounds(2400))).toEqual(["£2,400"]);
});

test('a list joins its last two items with "and", or with "or" if asked', () => {
  expect(printList(["3M", "Avery Dennison", "HEXIS"])).toBe("3M, Avery Dennison and HEXIS");
  expect(printList(["3M", "Avery Dennison", "HEXIS"], "or")).toBe("3M, Avery Dennison or HEXIS");
  expect(printList(["3M", "HEXIS"])).toBe("3M and HEXIS");
  expect(printList(["3M"])).toBe("3M");
  expect(printList([])).toBe("");
});

test.each([0, 0.5, 7, 450, 2400, 12_000.25, 1_234_567])(
  "%f is printed with the separators of British English",
  (value) => {
    expect(printNumber(value)).toBe(value.toLocaleString("en-GB"));
  },
);

test("a film is printed with its finish and its code as on the swatch", () => {
  const film = {
    code: "iw-140",
    name: "Worker Bee",
    finish: "gloss",
    colours: ["#edb21b"],
  } as const;
  expect(printFilm(film)).toBe("Worker Bee, gloss (IW 140)");
  const names = "Gloss, Satin, Matte, Carbon and texture, Colour-flip, Chrome";
  expect(Object.values(finishNames).join(", ")).toBe(names);
});

test("no-break spaces keep a phone number together, and are replaced in plain text", () => {
  expect(unbroken("0161 496 0000")).toBe("0161\u00A0496\u00A00000");
  expect(plain(unbroken("0161 496 0000"))).toBe("0161 496 0000");
});

test.each([
  [1, "one maker"],
  [3, "three makers"],
  [12, "12 makers"],
])("the count %i with a noun is printed as %s", (count, words) => {
  expect(printCount(count, "maker")).toBe(words);
});
