// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { QuoteErrors } from "#contract/quote-request.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";
import { setMessage } from "./prefill.ts";
import { createSubmit, quoteBody } from "./submit.ts";

const filled = {
  firstName: "Ada",
  email: "ada@example.com",
  make: "Fiat",
  model: "500",
  wrapType: "Vehicle Wrap",
};

function createPage(values: Record<string, string>, sentBack = blankQuoteValues) {
  const { form, dialog, control } = servePage({ quote: { values: sentBack, errors: {} } });
  const fill = (entries: Record<string, string>) => {
    for (const [name, value] of Object.entries(entries)) control(name).value = value;
  };
  fill(values);
  const page = {
    form,
    dialog,
    control,
    fill,
    values: () => Object.fromEntries(quoteBody(form)),
    sent: [] as Record<string, string>[],
    errors: undefined as QuoteErrors | undefined,
    isSubmitting: false,
    thanked: 0,
    hasMovedOn: false,
    settle: () => {},
    press: () => submit(form, quoteBody(form)),
  };
  const submit = createSubmit({
    send(body) {
      page.sent.push(Object.fromEntries(body));
      return new Promise((resolve) => {
        page.settle = resolve;
      });
    },
    showErrors: (errors) => {
      page.errors = errors;
    },
    showSubmitting: (is) => {
      page.isSubmitting = is;
    },
    watchForPageChange: () => () => page.hasMovedOn,
    leave: () => {
      page.thanked += 1;
    },
  });
  return page;
}

test("a form submitted twice is sent once, and stays open and filled in while it is being sent", async () => {
  const page = createPage(filled);
  const pressed = page.press();
  await page.press();
  expect([page.isSubmitting, page.thanked, page.dialog.open]).toEqual([true, 0, true]);
  expect(page.values()).toMatchObject(filled);
  page.settle();
  await pressed;
  expect(page.sent).toEqual([{ "form-name": "quote", "bot-field": "", ...filled }]);
  expect([page.errors, page.isSubmitting, page.thanked, page.dialog.open]).toEqual([
    {},
    false,
    1,
    false,
  ]);
});

test("a form with mistakes is not sent, and its first wrong field gets the focus", async () => {
  const page = createPage({ ...filled, email: "ada", model: "" });
  await page.press();
  expect([page.sent, Object.keys(page.errors ?? {})]).toEqual([[], ["email", "model"]]);
  expect(document.activeElement).toBe(page.control("email"));
});

test("a form is cleared after sending, even if it was rejected before, and can be sent again", async () => {
  const page = createPage(
    { ...filled, "bot-field": "x" },
    { ...blankQuoteValues, firstName: "A", email: "a@b.c" },
  );
  setMessage(page.form, "Full wrap in Twill");
  const pressed = page.press();
  page.settle();
  await pressed;
  expect(page.sent[0]?.message).toBe("Full wrap in Twill");
  const blank = Object.fromEntries(Object.keys(filled).map((name) => [name, ""]));
  expect(page.values()).toEqual({ "form-name": "quote", "bot-field": "", ...blank });
  page.fill(filled);
  const again = page.press();
  page.settle();
  await again;
  expect([page.sent.length, page.thanked]).toEqual([2, 2]);
});

test.each([
  ["stays there if the form is closed", false, 0],
  ["is thanked if the form is still open", true, 1],
])("a visitor who has moved to another page %s", async (_, isOpen, thanked) => {
  const page = createPage(filled);
  page.dialog.open = isOpen;
  const submitted = page.press();
  page.hasMovedOn = true;
  page.settle();
  await submitted;
  expect([page.thanked, page.dialog.open]).toEqual([thanked, false]);
});
