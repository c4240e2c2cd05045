// What a studio's name may do to a page that was drawn for another's.

import { pagePaths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const names = [
  ["Marsh", "& Reed’s Wraps"],
  ["Westmorland", "Vehicle Wraps and Graphics"],
] as const;

/** The heading has such a word where the studio keeps the article. */
const hyphenated = pagePaths.find((path) => path.includes("de-chrome")) ?? "";
test.skip(hyphenated === "", "No article with a hyphenated word in its heading.");

test("long names of studio and film maker fit every phone and tablet", async ({ page }) => {
  await page.goto(hyphenated);
  // React takes a text that is not its own for a fault.
  await waitForReact(page);
  const sign = page.getByRole("banner").locator("svg").first();
  for (const [width, drawn] of [
    [320, 0],
    [360, 28],
    [768, 28],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const name of names) {
      const found = await page.evaluate(([first, rest]) => {
        const text = document.querySelector("header a > span");
        if (text?.firstChild) text.firstChild.nodeValue = `${first} `;
        if (text?.lastElementChild) text.lastElementChild.textContent = rest;
        const word = document.querySelector("h1 span");
        if (word) word.textContent = "Dennison-endorsed";
        const { clientWidth, scrollWidth } = document.documentElement;
        return { word: word !== null, beyond: scrollWidth - clientWidth };
      }, name);
      expect(found.word).toBe(true);
      expect(found.beyond, "past the edge of the screen").toBeLessThanOrEqual(0);
      expect(await sign.evaluate((one) => one.getBoundingClientRect().width)).toBe(drawn);
    }
  }
});
