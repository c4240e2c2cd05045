// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { findError } from "#contract/quote-request.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";

test("a rejected form shows the values, the choice, and each error at its field", () => {
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
