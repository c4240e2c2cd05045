import { expect, test, whole } from "#tests/support/browser-test.ts";

/** Of a picture's own pixels for each that it is shown with. */
const LEAST_DENSITY = 0.8;

test(
  "no picture of the landing page is blown up: one cut to a box asks for the width it would have uncut",
  whole,
  async ({ page }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const pictures = page.locator('picture:has(source[srcset*="/pictures/"]) img:visible');
      expect(await pictures.count()).toBeGreaterThan(10);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
        const { file, density } = await picture.evaluate(findDensity);
        expect(density, `${file} at ${width} px`).toBeGreaterThan(LEAST_DENSITY);
      }
    }
  },
);

/** In the page. */
async function findDensity(image: HTMLElement | SVGElement) {
  const { currentSrc, offsetWidth, offsetHeight } = image as HTMLImageElement;
  // With `srcset` an image's natural size is in CSS pixels; a second one has the file's own.
  const file = new Image();
  file.src = currentSrc;
  await file.decode();
  const scale = Math.max(offsetWidth / file.naturalWidth, offsetHeight / file.naturalHeight);
  return { file: currentSrc, density: 1 / scale };
}
