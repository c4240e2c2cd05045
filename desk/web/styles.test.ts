import { expect, test } from "vitest";
import { styles } from "./styles.ts";

test("every custom property that the styles use is defined", () => {
  const used = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

test("the styles ask nothing of another machine", () => {
  expect(styles).not.toMatch(/url\(|@import/);
});
