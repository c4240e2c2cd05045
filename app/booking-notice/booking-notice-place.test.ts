// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { openPage, pass, startEachTestAfresh } from "#tests/support/booking-notice-page.ts";

startEachTestAfresh();

const below = new DOMRect(20, 500, 200, 100);
const above = new DOMRect(20, 0, 200, 100);
const beside = new DOMRect(300, 250, 200, 100);

/** Where the notice comes on a page whose controls lie there. */
async function placeBeside(...controls: DOMRect[]) {
  await openPage();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const { edge, place } = this.dataset;
    if (this.tagName === "ASIDE") return edge === "top" ? above : below;
    return controls[Number(place)] ?? new DOMRect();
  });
  const main = document.body.appendChild(document.createElement("main"));
  for (const place of controls.keys()) {
    main.appendChild(document.createElement("a")).dataset.place = `${place}`;
  }
  await pass(timings.first);
  return document.querySelector("aside")?.dataset.edge;
}

test.each([
  ["bottom", "nothing lies there", [above, beside]],
  ["top", "more controls lie at the lower edge", [below, below, above]],
  ["bottom", "as many lie at the upper one", [below, above]],
  ["bottom", "more lie at the upper one", [below, above, above]],
  ["top", "nothing lies at the upper one", [below]],
])("the notice comes at the %s where %s", async (edge, _, controls) => {
  expect(await placeBeside(...controls)).toBe(edge);
});
