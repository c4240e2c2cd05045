// @vitest-environment happy-dom

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { bootPage, choice, haveBrowser } from "#tests/support/booted-dialog.ts";
import { fakeDialogs } from "#tests/support/fake-dialogs.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";
import { bootQuoteDialog } from "./dialog-boot.ts";

test("a page without the dialog needs none", () => {
  document.body.replaceChildren();
  expect(bootQuoteDialog).not.toThrow();
});

describe("where the browser has no invoker commands", () => {
  beforeEach(() => fakeDialogs());

  test("a click on an opener, or on what it holds, opens the dialog with what the opener knows", () => {
    const { find, isModal, control, opener } = bootPage();
    // It would be opened as a popover, too, and read out as collapsed.
    expect(opener.hasAttribute("popovertarget")).toBe(false);
    find("p b").click();
    expect(isModal()).toBe(true);
    expect(control("wrapType").value).toBe("Commercial Branding");
    expect(control("message").value).toBe(choice);
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

test("a choice that the dialog carries goes along however it is opened, unless the opener knows another", () => {
  fakeDialogs();
  const { opener, cross, dialog, control } = bootPage();
  dialog.dataset.message = "Film chosen on the page";
  dispatchEvent(new Event("open-quote-modal"));
  expect(control("message").value).toBe("Film chosen on the page");
  cross.click();
  opener.click();
  expect(control("message").value).toBe(choice);
  cross.click();
  delete opener.dataset.message;
  opener.click();
  expect(control("message").value).toBe("Film chosen on the page");
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

describe("opened before the script had come", () => {
  const state: PageState = {
    quote: {
      values: { ...blankQuoteValues, firstName: "Ada", email: "a" },
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
