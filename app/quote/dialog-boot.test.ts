// @vitest-environment happy-dom

import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { fakeDialogs } from "#tests/support/fake-dialogs.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { bootQuoteDialog } from "./dialog-boot.ts";

const choice = "Full wrap in Twill";

/** What the browser does by itself, so that the boot script must not. */
function haveBrowser(prototype: object, property: string) {
  Object.defineProperty(prototype, property, { configurable: true, value: null });
  onTestFinished(() => void Reflect.deleteProperty(prototype, property));
}

function bootPage(
  options: { state?: PageState; before?: (page: ReturnType<typeof servePage>) => void } = {},
) {
  const page = servePage(options.state, { wrapType: "Commercial Branding", message: choice });
  vi.spyOn(page.dialog, "getBoundingClientRect").mockReturnValue({
    left: 100,
    top: 50,
    right: 500,
    bottom: 450,
  } as DOMRect);
  options.before?.(page);
  for (const target of [window, document]) {
    const add = vi.spyOn(target, "addEventListener");
    onTestFinished(() => {
      for (const [type, run, options] of add.mock.calls) {
        target.removeEventListener(type, run as EventListener, options);
      }
    });
  }
  bootQuoteDialog();
  const isModal = () => page.dialog.matches(":modal");
  return { ...page, isModal };
}

/** An event of the pointer `at` milliseconds. */
function pointer(type: string, [clientX, clientY]: [number, number], at = 0) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

const inside: [number, number] = [300, 300];
const outside: [number, number] = [10, 300];

test("a page without the dialog needs none", () => {
  document.body.replaceChildren();
  expect(bootQuoteDialog).not.toThrow();
});

describe("where the browser has no invoker commands", () => {
  beforeEach(() => fakeDialogs());

  test("a click on an opener, or on what it holds, opens the dialog with what the opener knows", () => {
    const { find, isModal, control, opener } = bootPage();
    find("p b").click();
    expect(isModal()).toBe(true);
    expect(control("wrapType").value).toBe("Commercial Branding");
    expect(control("message").value).toBe(choice);
    // It would be opened as a popover, too.
    expect(opener.hasAttribute("popovertarget")).toBe(false);
  });

  test("the cross closes it and leaves the form alone", () => {
    const { opener, cross, dialog, control } = bootPage();
    opener.click();
    cross.click();
    expect(dialog.open).toBe(false);
    expect(control("message").value).toBe(choice);
    expect(cross.hasAttribute("popovertarget")).toBe(false);
  });

  test("a click elsewhere opens nothing", () => {
    const { dialog, find } = bootPage();
    find("p").click();
    document.dispatchEvent(new MouseEvent("click"));
    expect(dialog.open).toBe(false);
  });

  test("a form that something has taken away does not keep the dialog shut", () => {
    const { opener, form, isModal } = bootPage();
    form.remove();
    opener.click();
    expect(isModal()).toBe(true);
  });
});

test("where the browser has invoker commands, it opens and closes by itself, and the form is filled in", () => {
  fakeDialogs();
  haveBrowser(HTMLButtonElement.prototype, "commandForElement");
  const { opener, cross, dialog, control } = bootPage();
  opener.click();
  expect(dialog.open).toBe(false);
  expect(control("wrapType").value).toBe("Commercial Branding");
  expect(opener.hasAttribute("popovertarget")).toBe(false);
  dialog.showModal();
  cross.click();
  expect(dialog.open).toBe(true);
});

describe("the page's event open-quote-modal", () => {
  beforeEach(() => fakeDialogs());

  test.each([
    ["window", () => window],
    ["document", () => document],
    ["an element", () => document.body],
  ])("sent to the %s opens the dialog, without an earlier opener's choice", (_, target) => {
    const { opener, cross, isModal, control } = bootPage();
    opener.click();
    cross.click();
    target().dispatchEvent(new Event("open-quote-modal"));
    expect(isModal()).toBe(true);
    expect(control("message").value).toBe("");
  });

  test("leaves a dialog that is open as it is, with the choice shown there", () => {
    const { opener, control } = bootPage();
    opener.click();
    control("email").focus();
    dispatchEvent(new Event("open-quote-modal"));
    expect(control("message").value).toBe(choice);
    expect(document.activeElement).toBe(control("email"));
  });
});

describe("the focus, where the browser does not give it back", () => {
  beforeEach(() => fakeDialogs());

  /** The event comes a moment after the closing. */
  const closed = () => Promise.resolve();

  test("returns to the opener, and the page does not move", async () => {
    const { opener, cross } = bootPage();
    opener.click();
    const focus = vi.spyOn(opener, "focus");
    cross.click();
    await closed();
    expect(document.activeElement).toBe(opener);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test("stays where the page has put it, as on the heading of another page", async () => {
    const { opener, dialog, find } = bootPage();
    opener.click();
    dialog.close();
    const heading = find("p").appendChild(document.createElement("h1"));
    heading.tabIndex = -1;
    heading.focus();
    await closed();
    expect(document.activeElement).toBe(heading);
  });

  test("does not go to the opener of an earlier time", async () => {
    const { opener, cross, dialog } = bootPage();
    opener.click();
    cross.click();
    await closed();
    opener.blur();
    dispatchEvent(new Event("open-quote-modal"));
    dialog.close();
    await closed();
    expect(document.activeElement).toBe(document.body);
  });
});

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

describe("opened before the script had come", () => {
  const state: PageState = {
    quote: {
      values: { firstName: "Ada", email: "a", make: "", model: "", wrapType: "", message: "" },
      errors: { email: "Enter a valid email", make: "Vehicle make is required" },
    },
  };

  test.each([true, false])(
    "a form sent back stands in a modal dialog, on its first problem (popovers: %s)",
    (hasPopovers) => {
      fakeDialogs({ hasPopovers });
      const { isModal, control } = bootPage({ state });
      expect(isModal()).toBe(true);
      expect(document.activeElement).toBe(control("email"));
    },
  );

  test("as a popover, it becomes a modal dialog", () => {
    fakeDialogs();
    const { isModal, control } = bootPage({ before: ({ dialog }) => dialog.showPopover() });
    expect(isModal()).toBe(true);
    expect(document.activeElement).toBe(control("firstName"));
  });

  test("as a modal dialog, it stays as it is", () => {
    fakeDialogs();
    const { isModal, control } = bootPage({
      state,
      before({ dialog, control }) {
        dialog.close();
        dialog.showModal();
        control("model").focus();
      },
    });
    expect(isModal()).toBe(true);
    expect(document.activeElement).toBe(control("model"));
  });

  test("a dialog that nobody has opened stays shut", () => {
    fakeDialogs();
    expect(bootPage().dialog.open).toBe(false);
  });
});
