import { expect, test } from "vitest";
import { createLettering } from "./lettering.ts";

test("a straight apostrophe is drawn as a curly one, so that prescribed headlines look set", async () => {
  const { draw } = await createLettering();
  const at = { x: 0, y: 0, size: 100, fill: "#000" };
  expect(draw("Won't", at)).toBe(draw("Won’t", at));
  expect(draw("Won't", at)).not.toBe(draw("Won.t", at));
});
