import { describe, expect, test } from "vitest";
import { print } from "#facts/print.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { guidePrices } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { buildReply } from "./reply.ts";

const reply = (changes: Partial<StoredQuoteRequest>) =>
  buildReply({ ...validQuoteRequest, id: 17, ...changes } as StoredQuoteRequest);

function read(address: string | undefined) {
  const url = new URL(address ?? "");
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
    names: [...url.searchParams.keys()],
  };
}

describe("a reply", () => {
  test("starts with the visitor's address, a subject, space to write, the studio's details and the request", () => {
    const { number, registeredIn, registeredOffice } = studio.legal.company ?? {};
    const message = `Petrol & black\n\n\nTwo${"x".repeat(2000)}`;
    const { to, subject, body } = read(reply({ message }));
    expect(to).toBe("ada@example.com");
    expect(subject).toBe("Your quote request 17: Vehicle Wrap for Tesla Model 3");
    expect(body?.replaceAll("\r\n", "\n")).toBe(`Hello Ada,



${studio.name}
${studio.phone.display}
${studio.email}
${studio.legal.name}, registered in ${registeredIn} no. ${number}. Registered office: ${registeredOffice}.

You asked us for:
> Vehicle Wrap for Tesla Model 3
> Petrol & black
> Two${"x".repeat(500 - "Petrol & black\n\n\nTwo".length)}
> Guide price: ${print(guidePrices.full.medium)}`);
  });

  test("contains no header that a visitor tried to inject", () => {
    const { names, to } = read(
      reply({
        firstName: "A&bcc=eve@example.com",
        make: "x\r\nBcc: eve@example.com",
        model: "?cc=eve",
      }),
    );
    expect(names).toEqual(["subject", "body"]);
    expect(to).toBe("ada@example.com");
  });
});

test.each(["a,b@example.com", "a?bcc=eve@example.com\n", '"a b"@example.com'])(
  "an address that is unsafe in a mailto: link has no reply link: %s",
  (email) => {
    expect(reply({ email })).toBeUndefined();
  },
);
