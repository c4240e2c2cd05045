// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { form as words } from "#content/quote.ts";
import type { PageState } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { quoteForm, wrapTypes } from "#contract/quote-request.ts";

const { send, goTo, prefetch } = vi.hoisted(() => ({
  send: vi.fn<(body: URLSearchParams) => Promise<void>>(),
  goTo: vi.fn(),
  prefetch: vi.fn(),
}));
vi.mock("./send-quote-request.ts", () => ({ sendQuoteRequest: send }));
vi.mock("#app/navigation.ts", () => ({ goTo, watchForPageChange: () => () => false }));
vi.mock("#app/routes.tsx", () => ({ prefetch }));

const filled = {
  firstName: "Ada",
  email: "ada@example.com",
  make: "Fiat",
  model: "500",
  wrapType: wrapTypes[0],
};

let QuoteForm: typeof import("./quote-form.tsx").QuoteForm;
let withinPage: typeof import("#tests/support/quote-document.ts").withinPage;
let root: Root | undefined;
// Test files may share their modules: the form with its stand-ins is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ QuoteForm } = await import("./quote-form.tsx"));
  ({ withinPage } = await import("#tests/support/quote-document.ts"));
});
afterAll(() => vi.resetModules());
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function openForm(state: PageState = {}) {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.show();
  root = createRoot(dialog);
  await act(async () => root?.render(withinPage(state)(createElement(QuoteForm))));
  const form = dialog.querySelector("form") as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const button = form.querySelector("button[type=submit]") as HTMLButtonElement;
  const submit = async () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    await act(async () => form.dispatchEvent(event));
    return event;
  };
  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      control(name).value = value;
      await act(async () => control(name).dispatchEvent(new Event("input", { bubbles: true })));
    }
  };
  const errors = () =>
    Object.fromEntries(
      [...form.querySelectorAll(".error:not([hidden])")].map(({ id, textContent }) => [
        id,
        textContent,
      ]),
    );
  const said = () => form.querySelector(".visually-hidden[role=status]")?.textContent;
  return { dialog, form, control, button, submit, type, errors, said };
}

describe("a form that is right", () => {
  test("is sent by the page, not by the browser, and the visitor is thanked", async () => {
    send.mockResolvedValue();
    const { type, submit, dialog } = await openForm();
    await type(filled);
    expect((await submit()).defaultPrevented).toBe(true);
    expect(send.mock.calls.map(([body]) => Object.fromEntries(body))).toEqual([
      { [quoteForm.nameField]: quoteForm.name, [quoteForm.honeypotField]: "", ...filled },
    ]);
    expect(goTo.mock.calls).toEqual([[paths.thankYou]]);
    expect(dialog.open).toBe(false);
  });

  test("says that it is being sent, and takes no second press until it has been", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    send.mockReturnValue(promise);
    const { type, submit, button, control, said } = await openForm();
    expect([button.disabled, button.textContent]).toEqual([false, words.submit]);
    await type(filled);
    await submit();
    expect([button.disabled, button.textContent, said()]).toEqual([
      true,
      words.submitting,
      words.submitting,
    ]);
    await act(async () => resolve());
    expect([button.disabled, button.textContent]).toEqual([false, words.submit]);
    expect(control("email").value).toBe("");
  });
});

describe("a form that is wrong", () => {
  test("has each message under its field, and a message goes when its field is mended", async () => {
    const { type, submit, errors, control } = await openForm();
    await type({ ...filled, email: "nowhere", model: " " });
    await submit();
    expect(errors()).toEqual({
      "quote-email-error": "Enter a valid email",
      "quote-model-error": "Vehicle model is required",
    });
    expect(document.activeElement).toBe(control("email"));
    expect([send.mock.calls, goTo.mock.calls]).toEqual([[], []]);
    await type({ email: "ada@example.com" });
    expect(errors()).toEqual({ "quote-model-error": "Vehicle model is required" });
  });

  test("says which fields need attention, once, where there are several", async () => {
    const { type, submit, said } = await openForm();
    expect(said()).toBe("");
    await type({ ...filled, email: "nowhere", model: " " });
    await submit();
    expect(said()).toBe("2 fields need attention: Email, Vehicle model.");
    await type({ email: "ada@example.com" });
    expect(said(), "nothing is said while somebody types").toContain("2 fields");
    await submit();
    expect(said(), "one alone is read where the focus goes").toBe("");
  });
});

test("whoever types has the thank-you page fetched for when the connection is gone", async () => {
  const { type } = await openForm();
  expect(prefetch).not.toHaveBeenCalled();
  await type({ firstName: "A" });
  expect(prefetch.mock.calls).toEqual([[paths.thankYou]]);
});

describe("a form that the server sent back", () => {
  const values = { ...filled, email: "nowhere", message: "Full wrap in Twill" };
  const state: PageState = {
    quote: { values, errors: { email: "Enter a valid email", message: "Message is odd" } },
  };

  test("holds what was typed and the choice, with its messages", async () => {
    const { control, errors, form } = await openForm(state);
    for (const [name, value] of Object.entries(values)) expect(control(name).value).toBe(value);
    expect(errors()).toEqual({ "quote-email-error": "Enter a valid email", "": "Message is odd" });
    expect(form.querySelector("output")?.textContent).toBe(values.message);
    expect(form.querySelector("output")?.closest("[hidden]")).toBeNull();
    expect(control("message").disabled).toBe(false);
  });
});

describe("an empty form", () => {
  test("says nothing of a choice, and sends none", async () => {
    const { control, form, errors } = await openForm();
    for (const name of [...Object.keys(filled), "message"]) expect(control(name).value).toBe("");
    expect(form.querySelector("output")?.closest("[hidden]")).not.toBeNull();
    expect(control("message").disabled).toBe(true);
    expect(errors()).toEqual({});
  });

  test("can be posted by the browser alone, whatever it holds, to the server or a static host", async () => {
    const { form, control } = await openForm();
    expect([form.method, form.getAttribute("action"), form.noValidate]).toEqual([
      "post",
      quoteForm.action,
      true,
    ]);
    expect(form.getAttribute("name")).toBe(quoteForm.name);
    expect(control(quoteForm.nameField).value).toBe(quoteForm.name);
    expect(form.dataset.netlify).toBe("true");
    expect(form.getAttribute("netlify-honeypot")).toBe(quoteForm.honeypotField);
  });

  test("has a trap for robots that people neither see nor reach, nor have filled in", async () => {
    const { control } = await openForm();
    const trap = control(quoteForm.honeypotField);
    expect(trap.closest("[hidden]")).not.toBeNull();
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, "off"]);
  });

  test("is filled in by the browser with the visitor's own name and address, and nothing else", async () => {
    const { control } = await openForm();
    const known = ["firstName", "email", "make", "model", "message"].map((name) => [
      name,
      control(name).autocomplete,
    ]);
    expect(Object.fromEntries(known)).toEqual({
      firstName: "given-name",
      email: "email",
      make: "off",
      model: "off",
      message: "off",
    });
    expect(control("email").type).toBe("email");
    expect(control("email").getAttribute("spellcheck")).toBe("false");
  });

  test("offers the wrap types", async () => {
    const { control } = await openForm();
    const list = control("wrapType") as unknown as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text)).toEqual([
      words.wrapTypePlaceholder,
      ...wrapTypes,
    ]);
  });
});
