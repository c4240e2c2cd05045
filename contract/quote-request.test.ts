import { describe, expect, test } from "vitest";
import { blankQuoteValues, validQuoteRequest } from "#tests/support/quote-requests.ts";
import {
  findError,
  parseQuoteRequest,
  type QuoteField,
  quoteFieldNames,
  quoteFields,
  quoteForm,
  wrapTypes,
} from "./quote-request.ts";

function parse(changes: Record<string, string> = {}, more: [string, string][] = []) {
  const form = new URLSearchParams({ ...validQuoteRequest, ...changes });
  for (const [name, value] of more) form.append(name, value);
  return parseQuoteRequest(form);
}

test("a valid request is returned unchanged", () => {
  expect(parse()).toEqual({ ok: true, request: validQuoteRequest, honeypotFilled: false });
});

test.each(wrapTypes)("the wrap type %s is accepted", (wrapType) => {
  expect(parse({ wrapType })).toMatchObject({ ok: true, request: { wrapType } });
});

test.each<[QuoteField, number, string]>([
  ["firstName", 100, "First name must be 100 characters or fewer"],
  ["email", 254, "Email must be 254 characters or fewer"],
  ["make", 100, "Vehicle make must be 100 characters or fewer"],
  ["model", 100, "Vehicle model must be 100 characters or fewer"],
  ["message", 2000, "Message must be 2,000 characters or fewer"],
])("%s accepts at most %i trimmed characters, each emoji as one", (field, limit, words) => {
  const end = field === "email" ? "@example.com" : "";
  const longest = "🚗".repeat(limit - end.length) + end;
  expect(parse({ [field]: `  ${longest}  ` })).toMatchObject({ request: { [field]: longest } });
  expect(parse({ [field]: `x${longest}` })).toMatchObject({ errors: { [field]: words } });
});

describe("an email address", () => {
  test.each(["a@b.uk", "ada.l+wraps@mail.example.com", "ада@пример.рф"])("may be %s", (email) => {
    expect(findError("email", email)).toBeUndefined();
  });

  test.each([
    "ada",
    "ada@example",
    "ada@.com",
    "ada@example.",
    "@example.com",
    "ada @example.com",
    "ada@exam ple.com",
    "ada@example.co m",
    "ada@b@example.com",
    "x ada@example.com",
    "ada@example.com@x",
  ])("may not be %j", (email) => {
    expect(findError("email", email)).toBe("Enter a valid email");
  });
});

test("values are trimmed and lose control characters; a message keeps its line breaks and tabs", () => {
  for (const field of ["firstName", "make", "model", "message"]) {
    expect(parse({ [field]: "\t \u0000A\u001Bb\u007F\u0085 \n" })).toMatchObject({
      request: { [field]: "Ab" },
    });
  }
  const typed = "one\r\ntwo\n\tthree\u000Bfour";
  expect(parse({ message: typed, make: typed })).toMatchObject({
    request: { message: "one\ntwo\n\tthreefour", make: "onetwothreefour" },
  });
});

test("a form without required fields is returned with its values and a message for each", () => {
  expect(parseQuoteRequest(new URLSearchParams({ message: " Satin black " }))).toEqual({
    ok: false,
    errors: {
      firstName: "First name is required",
      email: "Email is required",
      make: "Vehicle make is required",
      model: "Vehicle model is required",
      wrapType: "Wrap type is required",
    },
    values: { ...blankQuoteValues, message: "Satin black" },
  });
  expect(findError("wrapType", "vehicle wrap")).toBe("Select a wrap type from the list");
});

test.each(quoteFields)("a form with two values for %s is refused", (field) => {
  const error = `${quoteFieldNames[field]} was sent more than once`;
  expect(parse({}, [[field, validQuoteRequest[field]]])).toMatchObject({
    errors: { [field]: error },
  });
});

test.each([
  [["x"], "filled"],
  [["", "x"], "filled"],
  [[""], "empty"],
  [[], "empty"],
])("a honeypot with the values %j counts as %s", (values, state) => {
  const fields = values.map((value): [string, string] => [quoteForm.honeypotField, value]);
  expect(parse({}, fields)).toMatchObject({ honeypotFilled: state === "filled" });
});
