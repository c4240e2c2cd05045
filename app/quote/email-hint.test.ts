// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emailHint as words } from "#content/quote.ts";
import { EmailHint } from "./email-hint.tsx";

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openForm(address = "") {
  document.body.innerHTML = `<form><input id="quote-email"><input id="quote-make"><div></div></form>`;
  const find = (css: string) => document.querySelector(css) as HTMLInputElement;
  const [email, make] = [find("#quote-email"), find("#quote-make")];
  email.value = address;
  email.focus();
  root = createRoot(find("form > div"));
  await act(async () => root?.render(createElement(EmailHint)));
  const after = (happen: () => void) =>
    act(async () => {
      happen();
      vi.runAllTimers();
    });
  return {
    email,
    after,
    question: () => find("[role=status]").textContent,
    accept: () => document.querySelector("button"),
    leave: () => after(() => make.focus()),
    type: (text: string) =>
      after(() => {
        email.focus();
        email.value = text;
        email.dispatchEvent(new Event("input", { bubbles: true }));
      }),
  };
}

test("accepting the suggestion for a mistyped address corrects and focuses the field", async () => {
  const { question, accept, leave, email, after } = await openForm(" Zoë.B@GMIAL.com ");
  const onInput = vi.fn();
  email.form?.addEventListener("input", onInput);
  // The status element exists before it holds a suggestion.
  expect([question(), accept()]).toEqual(["", null]);
  await leave();
  expect(question()).toBe(words.question("gmail.com"));
  expect([accept()?.textContent, accept()?.type]).toEqual([words.accept, "button"]);
  await after(() => accept()?.click());
  expect(email.value).toBe("Zoë.B@gmail.com");
  expect(document.activeElement).toBe(email);
  expect(onInput).toHaveBeenCalledOnce();
  expect([question(), accept()]).toEqual(["", null]);
});

test("typing hides the suggestion, and a correct address gets none", async () => {
  const { question, leave, type } = await openForm("zoe@gmial.com");
  await leave();
  await type("zoe@gmail.com");
  expect(question()).toBe("");
  await leave();
  expect(question()).toBe("");
});

test.each(["pointerup", "pointercancel"])("during a press, the hint waits for %s", async (end) => {
  const { question, leave, after } = await openForm("zoe@gmial.com");
  await after(() => dispatchEvent(new Event("pointerdown")));
  await leave();
  expect(question()).toBe("");
  await after(() => dispatchEvent(new Event(end)));
  expect(question()).toBe(words.question("gmail.com"));
});
