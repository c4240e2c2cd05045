// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import {
  isShown,
  openPage,
  pass,
  press,
  startEachTestAfresh,
  watchFor,
} from "#tests/support/booking-notice-page.ts";

startEachTestAfresh();

describe("a control with the focus", () => {
  /** Left, top, width and height of where the notice comes. */
  const card = new DOMRect(20, 500, 200, 100);

  /** The page, with a focused control at a place, when the notice is due. */
  async function waitWithFocusAt(place: DOMRect) {
    await openPage();
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.matches("aside") ? card : place;
    });
    const control = document.body.appendChild(document.createElement("button"));
    control.focus();
    await pass(timings.first);
    return control;
  }

  test("is not covered: the notice comes at its next time, when the focus is elsewhere", async () => {
    const control = await waitWithFocusAt(new DOMRect(219, 599, 50, 50));
    expect(isShown()).toBe(false);
    control.blur();
    await pass(timings.every);
    expect(isShown()).toBe(true);
  });

  test("that begins inside the notice's place or ends there is not covered", async () => {
    await waitWithFocusAt(new DOMRect(0, 451, 21, 50));
    expect(isShown()).toBe(false);
  });

  test.each([
    ["left", new DOMRect(0, 520, 20, 20)],
    ["right", new DOMRect(220, 520, 20, 20)],
    ["above", new DOMRect(40, 480, 20, 20)],
    ["below", new DOMRect(40, 600, 20, 20)],
  ])("that only touches the notice's place (%s) keeps nothing away", async (_, place) => {
    await waitWithFocusAt(place);
    expect(isShown()).toBe(true);
  });
});

describe("a notice that shows", () => {
  test("stays while the focus is in it, and goes when it has left", async () => {
    await openPage();
    await pass(timings.first);
    document.querySelector<HTMLElement>("aside button")?.focus();
    await pass(2 * timings.every);
    expect(isShown()).toBe(true);
    (document.activeElement as HTMLElement).blur();
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  test("gives way to a control under it that takes the focus", async () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(20, 500, 200, 100),
    );
    await openPage();
    await pass(timings.first);
    expect(isShown()).toBe(true);
    await act(async () => document.body.appendChild(document.createElement("button")).focus());
    await pass(50);
    expect(isShown()).toBe(false);
  });

  test("is dismissed by Escape, and by no other key", async () => {
    await openPage();
    await pass(timings.first);
    await press("Enter");
    expect(isShown()).toBe(true);
    await press("Escape");
    expect(await watchFor(timings.first + timings.every)).toEqual([]);
  });

  test("is dismissed by an Escape that a script sends to the document itself", async () => {
    await openPage();
    await pass(timings.first);
    await press("Escape", document);
    expect(isShown()).toBe(false);
  });

  test("leaves Escape to a dialog above it", async () => {
    await openPage();
    await pass(timings.first);
    await press("Escape", document.body.appendChild(document.createElement("dialog")));
    expect(isShown()).toBe(true);
  });
});
