import { expect, test } from "vitest";
import { styles } from "./styles.ts";

test("every value that the desk takes from the site's design is there", () => {
  const used = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

test("nothing is asked of another machine", () => {
  const asked = [...styles.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address);
  expect(asked).toEqual(['"./special-gothic-subset.woff2"']);
  expect(styles).not.toContain("@import");
});
