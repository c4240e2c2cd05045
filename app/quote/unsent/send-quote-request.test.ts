import { expect, test } from "vitest";
import { newKey } from "./send-quote-request.ts";

test("each key is a random version 4 UUID, made without crypto.randomUUID", () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
