import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteFields, quoteForm } from "#contract/quote-request.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

const names = fc.constantFrom(...quoteFields, quoteForm.honeypotField, quoteForm.nameField, "");
const fields = fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 300 })));
const form = fields.map((pairs) => new TextEncoder().encode(String(new URLSearchParams(pairs))));
const body = fc.oneof(form, fc.uint8Array({ maxLength: 20_000 }));
const headers = fc.record(
  {
    "Content-Type": fc.oneof(
      { weight: 4, arbitrary: fc.constant("application/x-www-form-urlencoded") },
      fc.string(),
    ),
    "Content-Length": fc.oneof(fc.nat().map(String), fc.constant("-1")),
    "Idempotency-Key": fc.oneof(fc.uuid(), fc.string()),
    Accept: fc.constantFrom("text/html", "*/*"),
    Origin: fc.constantFrom("null", "http://site.test", "http://evil.test", "::"),
  },
  { requiredKeys: [] },
);

test("any post gets a defined answer and stores only complete rows", async () => {
  const site = await createTestSite();
  await fc.assert(
    fc.asyncProperty(body, headers, async (bytes, given) => {
      const answer = await site.ask("/", {
        method: "POST",
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: printable(given),
      });
      expect([303, 400, 403, 413, 415, 422]).toContain(answer.status);
    }),
    { numRuns: 300 },
  );
  const rows = await site.database.queries.selectFrom("quoteRequest").selectAll().execute();
  for (const row of rows) expect(row.firstName && row.email && row.make && row.model).toBeTruthy();
});

test("visitor input never reaches the log", async () => {
  const site = await createTestSite();
  await site.ask("/?email=ada@example.com", postForm(buildQuoteForm({ message: "secret" })));
  await site.ask("/ada@example.com");
  await site.outbox.deliverDue();
  expect(site.logLines.length).toBeGreaterThan(1);
  expect(site.logLines.join("")).not.toMatch(/ada|tesla|secret/i);
});

/** Drops values that no client can send in a header. */
function printable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\x20-\x7E]*$/.test(value)),
  );
}
