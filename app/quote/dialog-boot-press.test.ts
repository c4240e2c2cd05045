// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from "vitest";
import { bootPage, haveBrowser, inside, outside, pointer } from "#tests/support/booted-dialog.ts";
import { fakeDialogs } from "#tests/support/fake-dialogs.ts";

describe("a press outside", () => {
  beforeEach(() => fakeDialogs());

  test.each<[string, [number, number], boolean]>([
    ["left of the dialog", [99, 300], false],
    ["right of it", [501, 300], false],
    ["above it", [300, 49], false],
    ["below it", [300, 451], false],
    ["on its upper left corner", [100, 50], true],
    ["on its lower right corner, where its scrollbar is", [500, 450], true],
  ])("%s: is the dialog still open? (the browser knows no closedby)", (_, place, isOpen) => {
    const { dialog } = bootPage();
    dialog.showModal();
    dialog.dispatchEvent(pointer("pointerdown", place));
    dialog.dispatchEvent(pointer("click", place));
    expect(dialog.open).toBe(isOpen);
  });

  test("that ends on something of the dialog does not close it", () => {
    const { dialog, control } = bootPage();
    dialog.showModal();
    dialog.dispatchEvent(pointer("pointerdown", outside));
    control("email").dispatchEvent(pointer("click", inside));
    expect(dialog.open).toBe(true);
  });

  test("is the browser's to judge where it knows closedby", () => {
    haveBrowser(HTMLDialogElement.prototype, "closedBy");
    const { dialog } = bootPage();
    dialog.showModal();
    dialog.dispatchEvent(pointer("pointerdown", outside));
    dialog.dispatchEvent(pointer("click", outside));
    expect(dialog.open).toBe(true);
  });

  const opened: [number, number] = [80, 300];
  test.each<[string, [number, number], number, boolean]>([
    ["at once on the same spot", opened, 499, true],
    ["half a second later", opened, 500, false],
    ["at once, a finger's width off", [66, 319], 10, true],
    ["at once, 24 pixels to the side", [56, 300], 10, false],
    ["at once, 24 pixels above", [80, 276], 10, false],
  ])("as the second half of a double click on the opener, %s", (_, place, later, stays) => {
    const { opener, dialog } = bootPage();
    opener.dispatchEvent(pointer("click", opened, 7_000));
    dialog.dispatchEvent(pointer("pointerdown", place, 7_000 + later));
    dialog.dispatchEvent(pointer("click", place, 7_000 + later));
    expect(dialog.open).toBe(stays);
    const cancel = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(stays);
  });

  test("counts once: Escape right after a double click closes the dialog", () => {
    const { opener, dialog } = bootPage();
    const cancel = () => {
      const event = new Event("cancel", { cancelable: true });
      dialog.dispatchEvent(event);
      return event.defaultPrevented;
    };
    opener.dispatchEvent(pointer("click", opened, 7_000));
    expect(cancel()).toBe(false);
    dialog.dispatchEvent(pointer("pointerdown", opened, 7_100));
    expect([cancel(), cancel()]).toEqual([true, false]);
    dialog.dispatchEvent(pointer("pointerdown", inside, 7_200));
    expect(cancel()).toBe(false);
  });

  test("is no double click where the page itself opened the dialog", () => {
    const { dialog } = bootPage();
    dispatchEvent(new Event("open-quote-modal"));
    dialog.dispatchEvent(pointer("pointerdown", outside));
    dialog.dispatchEvent(pointer("click", outside));
    expect(dialog.open).toBe(false);
  });
});

test.each<[string, [number, number], number, number, boolean]>([
  ["one finger on the backdrop", outside, 1, 900, true],
  ["one finger on a dialog that has nothing to scroll", inside, 1, 400, true],
  ["one finger on a dialog that scrolls", inside, 1, 401, false],
  ["two fingers, which enlarge the page", outside, 2, 400, false],
])("iOS: is the page held against %s?", (_, place, fingers, scrollHeight, isHeld) => {
  fakeDialogs();
  const { dialog } = bootPage();
  Object.defineProperties(dialog, {
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: 400 },
  });
  dialog.showModal();
  dialog.dispatchEvent(pointer("pointerdown", place));
  const event = new Event("touchmove", { cancelable: true });
  dialog.dispatchEvent(Object.assign(event, { touches: Array(fingers).fill({}) }));
  expect(event.defaultPrevented).toBe(isHeld);
});
