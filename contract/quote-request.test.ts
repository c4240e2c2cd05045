import { describe, expect, test } from "vitest";
import { blankQuoteValues, validQuoteRequest } from "#tests/support/quote-requests.ts";
import {
  findError,
  parseQuoteRequest,
  type QuoteField,
  quoteFieldNames,
  quoteFields,
  quoteForm,
  quoteLimits,
  wrapTypes,
} from "./quote-request.ts";

function parse(changes: Record<string, string> = {}, more: [string, string][] = []) {
  const form = new URLSearchParams({ ...validQuoteRequest, ...changes });
  for (const [name, value] of more) form.append(name, value);
  return parseQuoteRequest(form);
}

const limited = Object.entries(quoteLimits) as [keyof typeof quoteLimits, number][];

/** A value that its field takes, as long as asked for. */
function buildLong(field: QuoteField, length: number): string {
  const end = field === "email" ? "@example.com" : "";
  return "x".repeat(length - end.length) + end;
}

test("a request that is right comes out as it went in", () => {
  expect(parse()).toEqual({
    ok: true,
    request: validQuoteRequest,
    honeypotFilled: false,
  });
});

test.each(wrapTypes)("%s can be asked for", (wrapType) => {
  expect(parse({ wrapType })).toMatchObject({ ok: true, request: { wrapType } });
});

describe("a limit", () => {
  test.each(limited)(
    "of %s lets in as many characters as it says, and not one more",
    (field, limit) => {
      expect(parse({ [field]: buildLong(field, limit) }).ok).toBe(true);
      expect(parse({ [field]: buildLong(field, limit + 1) })).toMatchObject({
        ok: false,
        errors: {
          [field]: `${quoteFieldNames[field]} must be ${limit.toLocaleString("en-GB")} characters or fewer`,
        },
      });
    },
  );

  test("counts an emoji as one character, and the spaces around a value not at all", () => {
    const longest = "🚗".repeat(quoteLimits.make);
    expect(parse({ make: `  ${longest}  ` })).toMatchObject({
      ok: true,
      request: { make: longest },
    });
  });

  test("of the message is printed with its thousands apart", () => {
    expect(findError("message", "x".repeat(2001))).toBe(
      "Message must be 2,000 characters or fewer",
    );
  });
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
    "ada@example.com x",
    "x ada@example.com",
    "ada@example.com@x",
  ])("may not be %j", (email) => {
    expect(findError("email", email)).toBe("Enter a valid email");
  });
});

describe("what is typed", () => {
  test("loses its control characters and the spaces around it, in every field", () => {
    for (const field of ["firstName", "make", "model", "message"])
      expect(parse({ [field]: "\t \u0000A\u001Bb\u007F\u0085 \n" })).toMatchObject({
        ok: true,
        request: { [field]: "Ab" },
      });
  });

  test("keeps lines and tabs in the message only, each line ended alike", () => {
    const typed = "one\r\ntwo\n\tthree\u000Bfour";
    expect(parse({ message: typed, make: typed })).toMatchObject({
      ok: true,
      request: { message: "one\ntwo\n\tthreefour", make: "onetwothreefour" },
    });
  });
});

describe("a form that cannot be taken", () => {
  test("is sent back with its values and a message for each field that must be filled", () => {
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
  });

  test("names a wrap type that is not on the list", () => {
    expect(findError("wrapType", "vehicle wrap")).toBe("Select a wrap type from the list");
  });

  test.each(quoteFields)("says that %s was sent more than once", (field) => {
    expect(parse({}, [[field, validQuoteRequest[field]]])).toMatchObject({
      ok: false,
      errors: { [field]: `${quoteFieldNames[field]} was sent more than once` },
    });
  });
});

describe("the field that no person sees", () => {
  const { honeypotField } = quoteForm;

  test("is filled where any one of its values is", () => {
    expect(parse({}, [[honeypotField, "x"]])).toMatchObject({ honeypotFilled: true });
    expect(
      parse({}, [
        [honeypotField, ""],
        [honeypotField, "x"],
      ]),
    ).toMatchObject({ honeypotFilled: true });
  });

  test("is not filled where it is empty", () => {
    expect(parse({}, [[honeypotField, ""]])).toMatchObject({ honeypotFilled: false });
  });
});
