// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { servePage } from "#tests/support/quote-document.ts";
import { bootQuoteDialog } from "./dialog-boot.ts";

const page = servePage({}, { wrapType: "Commercial Branding", message: "Full wrap in Twill" });
const { dialog, opener, cross, control } = page;
const plainOpener = opener.cloneNode(true) as HTMLButtonElement;
for (const name of ["wrapType", "message"]) delete plainOpener.dataset[name];
opener.after(plainOpener);
bootQuoteDialog();

function choose(name: string, value: string) {
  control(name).value = value;
}

beforeEach(() => {
  plainOpener.click();
  for (const name of ["firstName", "make", "wrapType"]) choose(name, "");
  dialog.close();
});
afterEach(() => vi.restoreAllMocks());

test("the cross closes the dialog and returns lost focus to the opener", () => {
  opener.click();
  (document.activeElement as HTMLElement | null)?.blur();
  cross.click();
  expect([dialog.open, document.activeElement === opener]).toEqual([false, true]);
  // Screen readers would announce a button with popovertarget as "collapsed".
  expect(document.querySelector("[popovertarget]")).toBeNull();
});

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
  ])("has its prefilled values cleared by %s", (_, open) => {
    opener.click();
    dialog.close();
    open();
    expect(dialog.open).toBe(true);
    expect([control("wrapType").value, control("message").value]).toEqual(["", ""]);
    expect(control("message").disabled).toBe(true);
  });

  test("does not clear a value that the visitor has chosen", () => {
    opener.click();
    choose("wrapType", "Paint Protection Film");
    plainOpener.click();
    expect(control("wrapType").value).toBe("Paint Protection Film");
    choose("wrapType", "Commercial Branding");
    plainOpener.click();
    expect(control("wrapType").value).toBe("Commercial Branding");
  });

  test("also prefills values from its article and from the page; its own values take precedence", () => {
    const article = document.createElement("article");
    Object.assign(article.dataset, { make: "Tesla", wrapType: "Vehicle Wrap" });
    opener.before(article);
    article.append(opener, plainOpener);
    dialog.dataset.message = "Roof in Matte";
    onTestFinished(() => {
      delete dialog.dataset.message;
      article.replaceWith(opener, plainOpener);
    });
    const values = () => ["make", "wrapType", "message"].map((name) => control(name).value);
    plainOpener.click();
    expect(values()).toEqual(["Tesla", "Vehicle Wrap", "Roof in Matte"]);
    dialog.close();
    opener.click();
    expect(values()).toEqual(["Tesla", "Commercial Branding", "Full wrap in Twill"]);
  });
});

/** Pointer event at a time in milliseconds. */
function pointer(type: string, [clientX, clientY]: readonly [number, number], at = 0) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

/** Opens the dialog and presses at `place` after `delay` milliseconds. @returns whether the dialog is still open. */
function press(place: readonly [number, number], delay: number) {
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 400, 400));
  opener.dispatchEvent(pointer("click", [80, 300], 7_000));
  dialog.dispatchEvent(pointer("pointerdown", place, 7_000 + delay));
  dialog.dispatchEvent(pointer("click", place, 7_000 + delay));
  return dialog.open;
}

test.each([
  ["left of the dialog", "closes", [99, 300], 900],
  ["right of the dialog", "closes", [501, 300], 900],
  ["above the dialog", "closes", [300, 49], 900],
  ["below the dialog", "closes", [300, 451], 900],
  ["on the dialog's upper left corner", "stays open", [100, 50], 900],
  ["on the dialog's lower right corner (scrollbar)", "stays open", [500, 450], 900],
  ["outside, as the second half of a double click on the opener", "stays open", [80, 300], 499],
  ["outside, half a second after the opener's click", "closes", [80, 300], 500],
  ["a finger's width and 10 ms from the opener's click", "stays open", [66, 319], 10],
  ["24 pixels and 10 ms from the opener's click", "closes", [56, 300], 10],
] as const)("without closedby, after a press %s, the dialog %s", (_, reaction, place, later) => {
  expect(press(place, later) ? "stays open" : "closes").toBe(reaction);
});

test("a double click on the opener leaves the dialog open, and Escape then closes it", () => {
  press([80, 300], 100);
  const isPrevented = () => {
    const cancel = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(cancel);
    return cancel.defaultPrevented;
  };
  expect([isPrevented(), isPrevented()]).toEqual([true, false]);
});

test.each([
  ["one finger on the backdrop", "blocked", [10, 300], 1, 900],
  ["one finger on a dialog with nothing to scroll", "blocked", [300, 300], 1, 400],
  ["one finger on a dialog that scrolls", "allowed", [300, 300], 1, 401],
  ["two fingers, to enlarge the page,", "allowed", [10, 300], 2, 400],
] as const)("on iOS, moving %s is %s", (_, reaction, place, fingers, scrollHeight) => {
  const size = { configurable: true, value: scrollHeight };
  Object.defineProperties(dialog, { scrollHeight: size, clientHeight: { ...size, value: 400 } });
  press(place, 900);
  const event = new Event("touchmove", { cancelable: true });
  dialog.dispatchEvent(Object.assign(event, { touches: Array(fingers).fill({}) }));
  expect(event.defaultPrevented).toBe(reaction === "blocked");
});
