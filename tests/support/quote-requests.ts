import { type QuoteRequest, type QuoteValues, quoteFields } from "#contract/quote-request.ts";

export const blankQuoteValues = Object.fromEntries(
  quoteFields.map((field) => [field, ""]),
) as QuoteValues;

export const validQuoteRequest: QuoteRequest = {
  ...blankQuoteValues,
  firstName: "Ada",
  email: "ada@example.com",
  make: "Tesla",
  model: "Model 3",
  wrapType: "Vehicle Wrap",
};
