import type { Page } from "@playwright/test";

/** Whether the page has its headlines' own face. `document.fonts.ready` may come before it is asked for. */
export function statusOfHeadlineFace(page: Page): Promise<FontFaceLoadStatus | undefined> {
  return page.evaluate(
    () => [...document.fonts].find(({ family }) => family.includes("Expanded One"))?.status,
  );
}
