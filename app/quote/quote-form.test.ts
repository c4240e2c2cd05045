// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, test } from "vitest";
import { form as words } from "#content/quote.ts";
import type { PageState } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { quoteForm } from "#contract/quote-request.ts";
import { filled, goTo, openForm, prefetch, send } from "#tests/support/opened-quote-form.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";

describe("a form that is right", () => {
  test("is sent by the page, not by the browser, and the visitor is thanked", async () => {
    send.mockResolvedValue();
    const { type, submit, dialog } = await openForm();
    await type(filled);
    expect((await submit()).defaultPrevented).toBe(true);
    expect(send.mock.calls.map(([body]) => Object.fromEntries(body))).toMatchObject([
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
  const values = {
    ...blankQuoteValues,
    ...filled,
    email: "nowhere",
    message: "Full wrap in Twill",
  };
  const state: PageState = {
    quote: { values, errors: { email: "Enter a valid email", message: "Message is odd" } },
  };

  test("holds what was typed and the choice, with its messages", async () => {
    const { control, errors, form } = await openForm(state);
    for (const [name, value] of Object.entries(values)) expect(control(name).value).toBe(value);
    expect(errors()).toEqual({ "quote-email-error": "Enter a valid email", "": "Message is odd" });
    expect(form.querySelector("#quote-choice")?.textContent).toBe(values.message);
    expect(form.querySelector("#quote-choice")?.closest("[hidden]")).toBeNull();
    expect(control("message").disabled).toBe(false);
  });
});
