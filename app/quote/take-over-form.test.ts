// @vitest-environment happy-dom

import { setImmediate } from "node:timers/promises";
import { act } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { servePage, withinPage } from "#tests/support/quote-document.ts";
import { quoteBody } from "./submit.ts";
import { takeOverQuoteForm } from "./take-over-form.tsx";

const ignore = (event: Event) => event.preventDefault();
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  // Ignores React's report that it re-rendered the changed form.
  addEventListener("error", ignore);
});
afterEach(() => {
  removeEventListener("error", ignore);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

// Lets React's deferred work run while the window still exists.
afterAll(async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
});

function openPage(state: PageState = {}) {
  const page = servePage(state);
  page.dialog.show();
  return {
    ...page,
    /** @param meanwhile the visitor's actions before hydration */
    takeOver: (meanwhile = () => {}) =>
      act(async () => {
        takeOverQuoteForm(withinPage(state));
        meanwhile();
      }),
    /** Inserts an element that React does not expect, as a password manager would. */
    change: () => page.control("email").before(document.createElement("com-manager-button")),
    isSameForm: () => page.find("dialog form") === page.form,
    values: () => Object.fromEntries(new FormData(page.find<HTMLFormElement>("dialog form"))),
  };
}

test("an unchanged form is hydrated in place and keeps its values and focus", async () => {
  const { control, takeOver, isSameForm, values, find } = openPage();
  control("firstName").value = "Ada";
  control("firstName").focus();
  const focused = document.activeElement;
  await takeOver();
  expect(isSameForm()).toBe(true);
  expect(values()).toMatchObject({ firstName: "Ada" });
  expect(document.activeElement).toBe(focused);
  await act(async () => control("firstName").form?.requestSubmit());
  expect(control("email").getAttribute("aria-invalid")).toBe("true");
  expect(find("form [role=status]").textContent).toBe(
    "4 fields need attention: Email, Vehicle make, Vehicle model, Wrap type.",
  );
  await act(() => vi.dynamicImportSettled());
  expect(find("#quote-email-hint"), "loaded on focus").not.toBeNull();
});

describe("a form changed by an extension", () => {
  test("is replaced and keeps its values", async () => {
    const { control, takeOver, change, isSameForm, values, find } = openPage();
    const typed = { firstName: "Ada", email: "ada@example.com", make: "Fiat" };
    for (const [name, value] of Object.entries(typed)) control(name).value = value;
    Object.assign(control("message"), { value: "Full wrap in Twill", disabled: false });
    change();
    await takeOver();
    expect(isSameForm()).toBe(false);
    expect(values()).toMatchObject({ ...typed, message: "Full wrap in Twill" });
    expect(find("#quote-choice").textContent).toBe("Full wrap in Twill");
  });

  test("keeps the caret", async () => {
    const { control, takeOver, change } = openPage();
    control("model").value = "Golf";
    change();
    control("firstName").focus();
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await takeOver(() => {
      control("model").focus();
      control("model").setSelectionRange(1, 3);
    });
    const { value, selectionStart, selectionEnd } = control("model");
    expect(document.activeElement).toBe(control("model"));
    expect([value, selectionStart, selectionEnd]).toEqual(["Golf", 1, 3]);
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  test.each(["email", "wrapType"])("keeps the focus in %s", async (name) => {
    const { control, takeOver, change } = openPage();
    change();
    control(name).focus();
    await takeOver();
    expect(document.activeElement).toBe(control(name));
  });

  test("validates even after its error messages are removed, and sends only its own fields", async () => {
    const { takeOver, form, control } = openPage();
    await takeOver();
    await act(async () => form.requestSubmit());
    for (const message of form.querySelectorAll(".error")) message.remove();
    const make = control("make");
    for (const [value, isInvalid] of [
      [" ", true],
      ["Fiat", false],
    ] as const) {
      make.value = value;
      await act(async () => void make.dispatchEvent(new Event("input", { bubbles: true })));
      expect(make.hasAttribute("aria-invalid")).toBe(isInvalid);
    }
    expect(form.isConnected).toBe(true);
    form.insertAdjacentHTML("afterbegin", '<input type="hidden" name="email" value="x">');
    expect(quoteBody(form).getAll("email")).toEqual([""]);
  });
});
