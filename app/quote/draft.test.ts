// @vitest-environment happy-dom

import { beforeEach, expect, onTestFinished, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";
import { keepDraft, keepDrafts, takeDraft } from "./draft.ts";
import { setMessage } from "./prefill.ts";

beforeEach(() => sessionStorage.clear());

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** Serves a page with two forms; the second is the quote form, filled in. */
function typeIntoPage() {
  const { form, control } = servePage();
  document.body.prepend(document.createElement("form"));
  for (const [name, value] of Object.entries({ firstName: "Zoë & Co", wrapType: "Vehicle Wrap" })) {
    control(name).value = value;
  }
  setMessage(form, "Full wrap in Twill");
  return valuesOf(form);
}

/** Restores the draft on the next page and returns the form's values. */
function takeIntoNext(state = {}) {
  const { form } = servePage(state);
  takeDraft(form);
  return valuesOf(form);
}

test.each([
  ["left", () => dispatchEvent(new Event("pagehide"))],
  ["hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that is %s saves the form's values for the next page load only", (_, happen) => {
  keepDrafts();
  const typed = typeIntoPage();
  happen();
  expect(localStorage).toHaveLength(0);
  expect(takeIntoNext()).toEqual(typed);
  expect(takeIntoNext()).toMatchObject({ firstName: "", wrapType: "" });
});

test("values entered on the new page take precedence over those of the draft", () => {
  typeIntoPage();
  keepDraft();
  const { form, control } = servePage();
  control("firstName").value = "Ann";
  setMessage(form, "Roof in Matte");
  takeDraft(form);
  expect(valuesOf(form)).toMatchObject({
    firstName: "Ann",
    wrapType: "Vehicle Wrap",
    message: "Roof in Matte",
  });
});

test.each([
  ["is blank again", () => servePage()],
  [
    "is being sent",
    () => document.querySelector("[type=submit]")?.toggleAttribute("disabled", true),
  ],
])("a form that %s deletes its draft", (_, change) => {
  typeIntoPage();
  keepDraft();
  change();
  keepDraft();
  expect(sessionStorage).toHaveLength(0);
});

test("after a native form post, neither the rejected form nor the thank-you page gets a draft", () => {
  typeIntoPage();
  keepDraft();
  const quote = { values: { ...blankQuoteValues, firstName: "Bo" }, errors: { email: "Wrong" } };
  expect(takeIntoNext({ quote })).toMatchObject({ firstName: "Bo", wrapType: "" });
  typeIntoPage();
  keepDraft();
  history.replaceState(null, "", paths.thankYou);
  onTestFinished(() => history.replaceState(null, "", "/"));
  expect(takeIntoNext()).toMatchObject({ firstName: "" });
});
