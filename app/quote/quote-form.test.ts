// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { findError } from "#contract/quote-request.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";

test("each field has its label, is marked required if it is, and autocompletes if possible", () => {
  const { form, control } = servePage();
  const fields = Object.fromEntries(
    ["firstName", "email", "make", "model", "wrapType"].map((name) => {
      const label = form.querySelector(`label[for=${control(name).id}]`)?.textContent;
      return [
        label,
        `${control(name).getAttribute("aria-required")} ${control(name).autocomplete}`,
      ];
    }),
  );
  expect(fields).toEqual({
    "First name": "true given-name",
    Email: "true email",
    "Vehicle make": "true off",
    "Vehicle model": "true off",
    "Wrap type": expect.stringContaining("true"),
  });
  expect([control("email").type, control("message").disabled]).toEqual(["email", true]);
});

test("wrap types are sent by value, even if their text is translated", () => {
  const list = servePage().find<HTMLSelectElement>("dialog select");
  for (const option of list.options) option.textContent = "traducido";
  expect([...list.options].map(({ value }) => value)).toEqual([
    "",
    "Vehicle Wrap",
    "Commercial Branding",
    "Paint Protection Film",
  ]);
  expect(list.options[0]?.disabled).toBe(true);
});

test("a rejected form holds the values, the choice, and each error at its field", () => {
  const values = { ...blankQuoteValues, firstName: "Ada", email: "nowhere", message: "In Twill" };
  const email = findError("email", values.email) ?? "";
  const state: PageState = { quote: { values, errors: { email, message: "Message is odd" } } };
  const { form, control, find } = servePage(state);
  for (const [name, value] of Object.entries(values)) expect(control(name).value).toBe(value);
  const described = control("email").getAttribute("aria-describedby");
  expect(form.querySelector(`#${described}`)?.textContent).toBe(email);
  expect(control("email").getAttribute("aria-invalid")).toBe("true");
  expect(control("make").hasAttribute("aria-invalid")).toBe(false);
  const shown = [...form.querySelectorAll(".error:not([hidden])")];
  expect(shown.map(({ textContent }) => textContent)).toEqual([email, "Message is odd"]);
  expect(find("#quote-choice").closest("[hidden]")).toBeNull();
  expect(control("message").disabled).toBe(false);
});
