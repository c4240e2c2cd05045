import { expect, test } from "vitest";
import { createFakeQuoteForm } from "#tests/support/fake-quote-form.ts";
import { prefill, setMessage } from "./prefill.ts";

test("what an opener knows goes into its fields, and the others stay as typed", () => {
  const form = createFakeQuoteForm();
  form.set("firstName", "Ada");
  form.set("model", "Polo");
  prefill(form.asForm(), { wrapType: "Vehicle Wrap", make: "Fiat", model: "" });
  expect(form.values()).toMatchObject({
    firstName: "Ada",
    wrapType: "Vehicle Wrap",
    make: "Fiat",
    model: "Polo",
  });
});

test("an attribute that names no field is passed over", () => {
  const form = createFakeQuoteForm();
  prefill(form.asForm(), { hjSuppress: "yes", make: "Fiat" });
  expect(form.values()).toMatchObject({ make: "Fiat" });
});

test("the choice in words is shown and sent, until an opener comes without one", () => {
  const form = createFakeQuoteForm();
  prefill(form.asForm(), { message: "Full wrap in Twill" });
  expect(form.body().get("message")).toBe("Full wrap in Twill");
  expect([form.shown.textContent, form.line.hidden]).toEqual(["Full wrap in Twill", false]);
  prefill(form.asForm(), { make: "Fiat" });
  expect(form.body().has("message")).toBe(false);
  expect(form.controls.message?.value).toBe("");
  expect([form.shown.textContent, form.line.hidden]).toEqual(["", true]);
});

test("a choice taken back is neither shown nor sent", () => {
  const form = createFakeQuoteForm();
  setMessage(form.asForm(), "Full wrap in Twill");
  setMessage(form.asForm());
  expect(form.body().has("message")).toBe(false);
  expect(form.line.hidden).toBe(true);
});
