// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { servePage } from "#tests/support/quote-document.ts";
import { bootQuoteDialog } from "./dialog-boot.ts";

const page = servePage({}, { wrapType: "Commercial Branding", message: "Full wrap in Twill" });
const { dialog, opener, control } = page;
const plainOpener = opener.cloneNode(true) as HTMLButtonElement;
for (const name of ["wrapType", "message"]) delete plainOpener.dataset[name];
opener.after(plainOpener);
bootQuoteDialog();

/** Sets a control as a visitor would. */
function choose(name: string, value: string) {
  control(name).value = value;
}

beforeEach(() => {
  plainOpener.click();
  for (const name of ["firstName", "make", "wrapType"]) choose(name, "");
  dialog.close();
});
afterEach(() => vi.restoreAllMocks());

const pageEvent = () => void dispatchEvent(new Event("open-quote-modal"));

describe("an opener", () => {
  test("prefills its wrap type and choice and leaves other fields as typed", () => {
    choose("firstName", "Ada");
    opener.click();
    expect(dialog.open).toBe(true);
    expect(["firstName", "wrapType", "message"].map((name) => control(name).value)).toEqual([
      "Ada",
      "Commercial Branding",
      "Full wrap in Twill",
    ]);
    expect(page.find("#quote-choice").textContent).toBe("Full wrap in Twill");
    expect(control("message").disabled).toBe(false);
  });

  test.each([
    ["another opener", () => plainOpener.click()],
    ["the page's event", pageEvent],
  ])("followed by %s loses its prefilled values", (_, open) => {
    opener.click();
    dialog.close();
    open();
    expect(dialog.open).toBe(true);
    expect([control("wrapType").value, control("message").value]).toEqual(["", ""]);
    expect(control("message").disabled).toBe(true);
  });

  test("followed by another keeps what the visitor has chosen", () => {
    opener.click();
    choose("wrapType", "Paint Protection Film");
    plainOpener.click();
    expect(control("wrapType").value).toBe("Paint Protection Film");
    choose("wrapType", "Vehicle Wrap");
    plainOpener.click();
    expect(control("wrapType").value).toBe("Vehicle Wrap");
  });

  test("in an article adds the article's values, its own taking precedence", () => {
    const article = document.createElement("article");
    Object.assign(article.dataset, { make: "Tesla", wrapType: "Vehicle Wrap" });
    opener.before(article);
    article.append(opener, plainOpener);
    onTestFinished(() => article.replaceWith(opener, plainOpener));
    plainOpener.click();
    expect([control("make").value, control("wrapType").value]).toEqual(["Tesla", "Vehicle Wrap"]);
    dialog.close();
    opener.click();
    expect(control("wrapType").value).toBe("Commercial Branding");
  });
});

/** Pointer event at a time in milliseconds. */
function pointer(type: string, [clientX, clientY]: readonly [number, number], at = 0) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

/** Opens the dialog at a fixed position and presses at `place`. @returns whether it is still open. */
function press(place: readonly [number, number], later: number) {
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 400, 400));
  opener.dispatchEvent(pointer("click", [80, 300], 7_000));
  dialog.dispatchEvent(pointer("pointerdown", place, 7_000 + later));
  dialog.dispatchEvent(pointer("click", place, 7_000 + later));
  return dialog.open;
}

test.each([
  ["left of the dialog", [99, 300], 900, false],
  ["right of it", [501, 300], 900, false],
  ["above it", [300, 49], 900, false],
  ["below it", [300, 451], 900, false],
  ["on its upper left corner", [100, 50], 900, true],
  ["on its lower right corner, where its scrollbar is", [500, 450], 900, true],
  ["as the second half of a double click", [80, 300], 499, true],
  ["half a second after the opener", [80, 300], 500, false],
  ["at once, a finger's width off", [66, 319], 10, true],
  ["at once, 24 pixels off", [56, 300], 10, false],
] as const)("a press %s without closedby: is the dialog still open?", (_, place, later, isOpen) => {
  expect(press(place, later)).toBe(isOpen);
});

test("Escape right after a double click closes the dialog, the click does not", () => {
  press([80, 300], 100);
  const isPrevented = () => {
    const cancel = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(cancel);
    return cancel.defaultPrevented;
  };
  expect([isPrevented(), isPrevented()]).toEqual([true, false]);
});

test.each([
  ["one finger on the backdrop", [10, 300], 1, 900, true],
  ["one finger on a dialog that has nothing to scroll", [300, 300], 1, 400, true],
  ["one finger on a dialog that scrolls", [300, 300], 1, 401, false],
  ["two fingers, which enlarge the page", [10, 300], 2, 400, false],
] as const)("iOS: is scrolling blocked for %s?", (_, place, fingers, scrollHeight, isHeld) => {
  const size = { configurable: true, value: scrollHeight };
  Object.defineProperties(dialog, { scrollHeight: size, clientHeight: { ...size, value: 400 } });
  press(place, 900);
  const event = new Event("touchmove", { cancelable: true });
  dialog.dispatchEvent(Object.assign(event, { touches: Array(fingers).fill({}) }));
  expect(event.defaultPrevented).toBe(isHeld);
});
