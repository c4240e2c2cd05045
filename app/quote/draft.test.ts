// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { paths } from "#contract/paths.ts";
import { FakeStorage, type StorageMood } from "#tests/support/browser-storage.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { blankQuoteValues } from "#tests/support/quote-requests.ts";
import { keepDraft, keepDrafts, takeDraft } from "./draft.ts";
import { setMessage } from "./prefill.ts";

const storage = new FakeStorage();

beforeEach(() => {
  storage.mood = "willing";
  storage.entries.clear();
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => storage.open(1));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** The page as the visitor has filled it in, beside another form. */
function typeIntoPage() {
  const { form, control } = servePage();
  document.body.prepend(document.createElement("form"));
  for (const [name, value] of Object.entries({ firstName: "Zoë & Co", wrapType: "Vehicle Wrap" })) {
    control(name).value = value;
  }
  setMessage(form, "Full wrap in Twill");
  return valuesOf(form);
}

test("what was typed and chosen is there again after one load of the page, and not after the next", () => {
  const typed = typeIntoPage();
  keepDraft();
  const { form } = servePage();
  takeDraft(form);
  expect(valuesOf(form)).toEqual(typed);
  const next = servePage();
  takeDraft(next.form);
  expect(valuesOf(next.form)).toMatchObject({ firstName: "", wrapType: "" });
});

test("where nothing was kept, a form that the server sent back stays as it is", () => {
  const values = { ...blankQuoteValues, firstName: "Ada", email: "a", message: "Hi" };
  const { form } = servePage({ quote: { values, errors: {} } });
  takeDraft(form);
  expect(valuesOf(form)).toMatchObject({ firstName: "Ada", message: "Hi" });
});

test("a form that is blank again takes back what was kept", () => {
  typeIntoPage();
  keepDraft();
  servePage();
  keepDraft();
  expect(storage.entries.size).toBe(0);
});

test("what was typed and chosen on the new page meanwhile stands against what was kept", () => {
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

test("what is being sent is no draft", () => {
  typeIntoPage();
  keepDraft();
  document.querySelector("[type=submit]")?.toggleAttribute("disabled", true);
  keepDraft();
  expect(storage.entries.size).toBe(0);
});

test("what was kept before the browser itself posted the form comes back neither after thanks nor beside messages", () => {
  typeIntoPage();
  keepDraft();
  const values = { ...blankQuoteValues, firstName: "Bo" };
  const rejected = servePage({ quote: { values, errors: { email: "Email is required" } } });
  takeDraft(rejected.form);
  expect(valuesOf(rejected.form)).toMatchObject({ firstName: "Bo", wrapType: "" });

  typeIntoPage();
  keepDraft();
  history.replaceState(null, "", paths.thankYou);
  onTestFinished(() => history.replaceState(null, "", "/"));
  const thanked = servePage();
  takeDraft(thanked.form);
  expect(valuesOf(thanked.form)).toMatchObject({ firstName: "" });
  expect(storage.entries.size).toBe(0);
});

test.each([
  ["left", () => dispatchEvent(new Event("pagehide"))],
  ["put aside", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that is %s keeps what the form holds then", (_, happen) => {
  keepDrafts();
  const typed = typeIntoPage();
  expect(storage.entries.size).toBe(0);
  happen();
  const { form } = servePage();
  takeDraft(form);
  expect(valuesOf(form)).toEqual(typed);
});

test("a page without the form keeps nothing", () => {
  document.body.innerHTML = "<form><input name='size' value='large'></form>";
  keepDraft();
  expect(storage.entries.size).toBe(0);
});

test.each<StorageMood>(["full", "forbidden", "stuck"])(
  "a storage that is %s stops neither page",
  (mood) => {
    const { form } = servePage();
    storage.mood = mood;
    expect(keepDraft).not.toThrow();
    expect(() => takeDraft(form)).not.toThrow();
  },
);
