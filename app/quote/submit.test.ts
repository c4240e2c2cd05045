import { expect, test } from "vitest";
import type { QuoteErrors } from "#contract/quote-request.ts";
import { createFakeQuoteForm } from "#tests/support/fake-quote-form.ts";
import { setMessage } from "./prefill.ts";
import { createSubmit, withoutMended } from "./submit.ts";

const filled = {
  firstName: "Ada",
  email: "ada@example.com",
  make: "Fiat",
  model: "500",
  wrapType: "Vehicle Wrap",
};

function createPage(values: Record<string, string>, sentBack: Record<string, string> = {}) {
  const form = createFakeQuoteForm(sentBack);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const page = {
    form,
    sent: [] as string[],
    errors: undefined as QuoteErrors | undefined,
    isSubmitting: false,
    thanked: 0,
    hasMovedOn: false,
    settle: () => {},
    press: () => submit(form.asForm(), form.body()),
  };
  const submit = createSubmit({
    send(body) {
      page.sent.push(body.toString());
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

test("a bad form is not sent: its messages show, its first bad field has the focus, its values stay", async () => {
  const page = createPage({ ...filled, email: "nowhere", model: " " });
  await page.press();
  expect(page.errors).toEqual({
    email: "Enter a valid email",
    model: "Vehicle model is required",
  });
  expect(page.form.focused).toBe("email");
  expect(page.form.values()).toMatchObject({ firstName: "Ada", email: "nowhere" });
  expect([page.sent, page.isSubmitting, page.thanked]).toEqual([[], false, 0]);
  expect(page.form.isDialogOpen).toBe(true);
});

test("a good form is sent once, however often it is submitted meanwhile", async () => {
  const page = createPage(filled);
  const pressed = page.press();
  expect(page.isSubmitting).toBe(true);
  await page.press();
  page.settle();
  await pressed;
  const sent = page.sent.map((body) => Object.fromEntries(new URLSearchParams(body)));
  expect(sent).toMatchObject([{ ...filled, "bot-field": "" }]);
  expect(page.errors).toEqual({});
  expect([page.isSubmitting, page.thanked]).toEqual([false, 1]);
  expect(page.form.isDialogOpen).toBe(false);
});

test("while it is being sent the visitor stays, and what was typed stays", async () => {
  const page = createPage(filled);
  const pressed = page.press();
  expect([page.thanked, page.form.isDialogOpen]).toEqual([0, true]);
  expect(page.form.values()).toMatchObject(filled);
  page.settle();
  await pressed;
});

test("nothing is kept afterwards, of a form that the server sent back either", async () => {
  const page = createPage({ ...filled, "bot-field": "x" }, { firstName: "A", email: "a@b.c" });
  setMessage(page.form.asForm(), "Full wrap in Twill");
  const pressed = page.press();
  page.settle();
  await pressed;
  expect(new URLSearchParams(page.sent[0]).get("message")).toBe("Full wrap in Twill");
  expect(new Set(Object.values(page.form.values()))).toEqual(new Set([""]));
  expect(page.form.line.hidden).toBe(true);
});

test("a second form can be sent after the first", async () => {
  const page = createPage(filled);
  const pressed = page.press();
  page.settle();
  await pressed;
  for (const [name, value] of Object.entries(filled)) page.form.set(name, value);
  const again = page.press();
  page.settle();
  await again;
  expect([page.sent.length, page.thanked]).toEqual([2, 2]);
});

test("an error goes once its field is right, and only that one", () => {
  const errors = { email: "Enter a valid email", make: "Vehicle make is required" };
  expect(withoutMended(errors, "email", "ada@")).toBe(errors);
  expect(withoutMended(errors, "make", "  ")).toBe(errors);
  expect(withoutMended(errors, "firstName", "Ada")).toBe(errors);
  expect(withoutMended(errors, "email", " ada@example.com ")).toEqual({
    make: "Vehicle make is required",
  });
});

test("who has gone to another page while the request is sent stays there, unless the form is open before them", async () => {
  for (const [isDialogOpen, thanked] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const page = createPage(filled);
    page.form.isDialogOpen = isDialogOpen;
    const submitted = page.press();
    page.hasMovedOn = true;
    page.settle();
    await submitted;
    expect(page.thanked).toBe(thanked);
    expect(page.form.isDialogOpen).toBe(false);
  }
});
