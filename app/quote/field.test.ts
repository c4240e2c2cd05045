import { parse } from "node-html-parser";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { quoteFieldNames, wrapTypes } from "#contract/quote-request.ts";
import { SelectField, TextField } from "./field.tsx";

const draw = (element: ReactElement) => parse(renderToStaticMarkup(element));

describe.each([
  ["a text field", "make", (error?: string) => createElement(TextField, { field: "make", error })],
  [
    "a list",
    "wrapType",
    (error?: string) =>
      createElement(SelectField, {
        field: "wrapType",
        error,
        options: wrapTypes,
        placeholder: "Please choose",
      }),
  ],
] as const)("%s", (_, field, create) => {
  test("is posted under its name and has its label", () => {
    const drawn = draw(create());
    const control = drawn.querySelector(`[name="${field}"]`);
    const label = drawn.querySelector("label");
    expect(label?.text).toBe(quoteFieldNames[field]);
    expect(control?.id).toBeTruthy();
    expect(label?.getAttribute("for")).toBe(control?.id);
  });

  test("that is wrong says so, and why, to whoever cannot see it", () => {
    const drawn = draw(create("That cannot be"));
    const control = drawn.querySelector(`[name="${field}"]`);
    expect(control?.getAttribute("aria-invalid")).toBe("true");
    const described = drawn.getElementById(control?.getAttribute("aria-describedby") ?? "");
    expect(described?.text).toBe("That cannot be");
    expect(described?.id).not.toBe(control?.id);
  });

  test("that is right is not called wrong", () => {
    const drawn = draw(create());
    const control = drawn.querySelector(`[name="${field}"]`);
    expect(control?.hasAttribute("aria-invalid")).toBe(false);
    expect(control?.hasAttribute("aria-describedby")).toBe(false);
    expect(drawn.querySelector("p")?.hasAttribute("hidden")).toBe(true);
  });
});

test("a list begins with a line that cannot be chosen, then offers its options", () => {
  const drawn = draw(
    createElement(SelectField, {
      field: "wrapType",
      error: undefined,
      options: wrapTypes,
      placeholder: "Please choose",
    }),
  );
  const [first, ...others] = drawn.querySelectorAll("option");
  expect([first?.text, first?.getAttribute("value"), first?.hasAttribute("disabled")]).toEqual([
    "Please choose",
    "",
    true,
  ]);
  expect(others.map(({ text }) => text)).toEqual([...wrapTypes]);
});

test("what the browser is told of a field reaches its control", () => {
  const drawn = draw(
    createElement(TextField, { field: "email", error: undefined, type: "email", maxLength: 254 }),
  );
  const control = drawn.querySelector("input");
  expect(control?.getAttribute("type")).toBe("email");
  expect(control?.getAttribute("maxlength")).toBe("254");
});

test.each([
  ["make", "true"],
  ["message", undefined],
] as const)("%s is announced as required: %s", (field, required) => {
  const control = draw(createElement(TextField, { field, error: undefined })).querySelector(
    `[name="${field}"]`,
  );
  expect(control?.getAttribute("aria-required")).toBe(required);
});
