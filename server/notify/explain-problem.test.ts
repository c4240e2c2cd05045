import { expect, test } from "vitest";
import { explainProblem } from "./explain-problem.ts";

test.each([
  ["EAUTH 535", "the mail server refuses the user or the password (EAUTH 535)"],
  ["ECONNECTION", "the connection broke off (ECONNECTION)"],
  ["ECONNREFUSED", "nothing answers at that address (ECONNREFUSED)"],
  ["ECONNRESET", "the connection broke off (ECONNRESET)"],
  ["EDNS", "no server has that name (EDNS)"],
  ["EENVELOPE 550", "the mail server refuses the sender or the recipient (EENVELOPE 550)"],
  ["EMESSAGE 552", "the mail server refuses the mail (EMESSAGE 552)"],
  ["ENOTFOUND", "no server has that name (ENOTFOUND)"],
  ["EPROTOCOL 220", "the mail server does not speak SMTP (EPROTOCOL 220)"],
  ["ESOCKET", "no connection to the mail server (ESOCKET)"],
  ["ETIMEDOUT", "no answer in time (ETIMEDOUT)"],
  ["ETLS 502", "the mail server offers no encryption that can be trusted (ETLS 502)"],
  ["HTTP 503", "the receiver did not take it (HTTP 503)"],
  ["TimeoutError", "no answer in time (TimeoutError)"],
  ["UND_ERR_SOCKET", "the connection broke off (UND_ERR_SOCKET)"],
  ["CERT_HAS_EXPIRED", "the receiver's certificate is not trusted (CERT_HAS_EXPIRED)"],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "the receiver's certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)",
  ],
  ["ENEW 17", "ENEW 17"],
  ["", ""],
])("%s is explained as %s", (problem, explained) => {
  expect(explainProblem(problem)).toBe(explained);
});
