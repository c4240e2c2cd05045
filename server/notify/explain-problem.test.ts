import { expect, test } from "vitest";
import { explainProblem, nameProblem } from "./explain-problem.ts";

test.each([
  ["EAUTH 535", "the mail server refuses the user name or password (EAUTH 535)"],
  [
    "EENVELOPE 550 bad@studio.example",
    "the mail server refuses the sender or the recipient (EENVELOPE 550 bad@studio.example)",
  ],
  ["EPROTOCOL", "the mail server doesn’t speak SMTP (EPROTOCOL)"],
  [
    "EPROTOCOL 421",
    "the mail server isn’t taking mail from this machine at the moment (EPROTOCOL 421)",
  ],
  ["HTTP 503", "the receiver refused it (HTTP 503)"],
  ["HTTP 307", "the receiver redirects, and redirects aren’t followed (HTTP 307)"],
  ["CERT_REVOKED", "the server’s certificate is not trusted (CERT_REVOKED)"],
  ["ENEW 17", "ENEW 17"],
  ["", ""],
])("the problem %j is explained as %j", (problem, explained) => {
  expect(explainProblem(problem)).toBe(explained);
});

const refused = ["bad@studio.example", "worse@studio.example"];
test.each<[string, unknown, string]>([
  ["code and number of a mail server", { code: "EAUTH", responseCode: 535 }, "EAUTH 535"],
  ["a number alone", { responseCode: 451 }, "451"],
  ["only those values that can be codes", { code: { ada: 1 }, responseCode: "550" }, "550"],
  ["the cause of a failed fetch", { cause: { code: "UND_ERR_SOCKET" } }, "UND_ERR_SOCKET"],
  ["a receiver's answer", { code: "HTTP 503", cause: { code: "OTHER" } }, "HTTP 503"],
  [
    "the code of a certificate error behind a socket's error",
    { code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" },
    "DEPTH_ZERO_SELF_SIGNED_CERT",
  ],
  ["its code if the original code is unknown", { code: "ESOCKET", originalCode: "ODD" }, "ESOCKET"],
  [
    "the addresses that were refused",
    { code: "EENVELOPE", responseCode: 550, refused },
    "EENVELOPE 550 bad@studio.example worse@studio.example",
  ],
  ["its name if it is a time-out", new DOMException("", "TimeoutError"), "TimeoutError"],
  ["its class if it has no code", new TypeError("ada@example.com"), "TypeError"],
  ['the word "failed" if it is not an error', "ada@example.com", "failed"],
])("a problem is described by %s", (_, error, name) => {
  expect(nameProblem(error)).toBe(name);
});
