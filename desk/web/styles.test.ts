import { expect, test } from "vitest";
import { styles } from "./styles.ts";

test("the desk's styles define every custom property that they use, and load nothing", () => {
  const used = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  expect(styles).not.toMatch(/url\(|@import/);
});
