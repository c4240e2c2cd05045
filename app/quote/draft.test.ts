// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage, type StorageMood } from "#tests/support/browser-storage.ts";
import { servePage } from "#tests/support/quote-document.ts";
import { keepDraft, takeDraft } from "./draft.ts";
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
  const values = { firstName: "Ada", email: "a", make: "", model: "", wrapType: "", message: "Hi" };
  const { form } = servePage({ quote: { values, errors: {} } });
  takeDraft(form);
  expect(valuesOf(form)).toMatchObject({ firstName: "Ada", message: "Hi" });
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
