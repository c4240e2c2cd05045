import { expect, test } from "vitest";
import { toEmailKey, toMailboxKey } from "./mailbox.ts";

test.each([
  [" Ada@Example.COM\n", "ada@example.com", "ada@example.com"],
  ["ada@ｅxample.com", "ada@example.com", "ada@example.com"],
  ["ａda@example.com", "ada@example.com", "ada@example.com"],
  ["ada@Bücher.example", "ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  ["Ada.L+wrap@example.com", "ada.l+wrap@example.com", "ada.l@example.com"],
  ["A.da+van@googlemail.com", "a.da+van@googlemail.com", "ada@gmail.com"],
  ["ad.a@gmail.com", "ad.a@gmail.com", "ada@gmail.com"],
  ["ada@not a domain.x", "ada@not a domain.x", "ada@not a domain.x"],
  ["ada", "@ada", "@ada"],
])("%j has the email key %s and the mailbox key %s", (email, person, mailbox) => {
  expect([toEmailKey(email), toMailboxKey(email)]).toEqual([person, mailbox]);
});
