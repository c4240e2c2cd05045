// The quote form as React draws it, in a DOM: what it sends and where it goes is the test's to see.

import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { PageState } from "#contract/page-environment.ts";
import { wrapTypes } from "#contract/quote-request.ts";

const standIns = vi.hoisted(() => ({
  send: vi.fn<(body: URLSearchParams) => Promise<void>>(),
  goTo: vi.fn(),
  prefetch: vi.fn(),
}));
vi.mock("#app/quote/send-quote-request.ts", () => ({ sendQuoteRequest: standIns.send }));
vi.mock("#app/navigation.ts", () => ({
  goTo: standIns.goTo,
  watchForPageChange: () => () => false,
}));
vi.mock("#app/routes.tsx", () => ({ prefetch: standIns.prefetch }));

export const { send, goTo, prefetch } = standIns;

export const filled = {
  firstName: "Ada",
  email: "ada@example.com",
  make: "Fiat",
  model: "500",
  wrapType: wrapTypes[0],
};

let QuoteForm: typeof import("#app/quote/quote-form.tsx").QuoteForm;
let withinPage: typeof import("./quote-document.ts").withinPage;
let root: Root | undefined;
// Test files may share their modules: the form with its stand-ins is the test file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ QuoteForm } = await import("#app/quote/quote-form.tsx"));
  ({ withinPage } = await import("./quote-document.ts"));
});
afterAll(() => vi.resetModules());
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

export async function openForm(state: PageState = {}) {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.show();
  root = createRoot(dialog);
  await act(async () => root?.render(withinPage(state)(createElement(QuoteForm))));
  const form = dialog.querySelector("form") as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const button = form.querySelector("button[type=submit]") as HTMLButtonElement;
  const submit = async () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    await act(async () => form.dispatchEvent(event));
    return event;
  };
  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      control(name).value = value;
      await act(async () => control(name).dispatchEvent(new Event("input", { bubbles: true })));
    }
  };
  const errors = () =>
    Object.fromEntries(
      [...form.querySelectorAll(".error:not([hidden])")].map(({ id, textContent }) => [
        id,
        textContent,
      ]),
    );
  const said = () => form.querySelector(".visually-hidden[role=status]")?.textContent;
  return { dialog, form, control, button, submit, type, errors, said };
}
