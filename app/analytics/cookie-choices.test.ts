// @vitest-environment happy-dom

import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CookieChoices } from "./cookie-choices.tsx";

const ask = vi.hoisted(() => vi.fn());
vi.mock("./consent-page.tsx", () => ({ consentFor: () => ({ ask }) }));

let leavePage = async () => {};

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
});

/** A page whose server has written this setting into it. */
async function openPage(setting?: string) {
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  if (setting) place.dataset.analytics = setting;
  const root = createRoot(place);
  await act(async () => root.render(createElement(CookieChoices)));
  leavePage = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  return place.querySelector("button");
}

test("where this site asks for consent, its question can be had again", async () => {
  const button = await openPage("1234567 asked");
  expect(button?.textContent).toBe("Cookie choices");
  button?.click();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith({ byVisitor: true }));
});

test.each([
  ["there is no session replay", undefined],
  ["consent is handled elsewhere", "1234567 handled-elsewhere"],
])("where %s, there is no such line", async (_, setting) => {
  expect(await openPage(setting)).toBeNull();
});

test("the built HTML, which is the same for every operator, does not have it", async () => {
  await openPage("1234567 asked");
  expect(renderToStaticMarkup(createElement(CookieChoices))).toBe("");
});
