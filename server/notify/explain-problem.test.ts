import { expect, test } from "vitest";
import { explainProblem, nameProblem } from "./explain-problem.ts";

test.each([
  ["EAUTH 535", "the mail server refuses the user or the password (EAUTH 535)"],
  ["ECONNECTION", "the connection broke off (ECONNECTION)"],
  ["ECONNREFUSED", "nothing answers at that address (ECONNREFUSED)"],
  ["ECONNRESET", "the connection broke off (ECONNRESET)"],
  ["EDNS", "no server has that name (EDNS)"],
  ["EENVELOPE 550", "the mail server refuses the sender or the recipient (EENVELOPE 550)"],
  ["EMESSAGE 552", "the mail server refuses the email (EMESSAGE 552)"],
  ["ENOTFOUND", "no server has that name (ENOTFOUND)"],
  ["EPROTOCOL 220", "the mail server does not speak SMTP (EPROTOCOL 220)"],
  ["ESOCKET", "no connection to the mail server (ESOCKET)"],
  ["ETIMEDOUT", "no answer in time (ETIMEDOUT)"],
  ["ETLS 502", "the mail server offers no encryption that can be trusted (ETLS 502)"],
  ["HTTP 503", "the receiver did not take it (HTTP 503)"],
  ["TimeoutError", "no answer in time (TimeoutError)"],
  ["UND_ERR_SOCKET", "the connection broke off (UND_ERR_SOCKET)"],
  ["UND_ERR_CONNECT_TIMEOUT", "no answer in time (UND_ERR_CONNECT_TIMEOUT)"],
  ["EAI_AGAIN", "no server has that name (EAI_AGAIN)"],
  ["HTTP 307", "the receiver leads to another address, and redirects are not followed (HTTP 307)"],
  ["CERT_HAS_EXPIRED", "its certificate has expired (CERT_HAS_EXPIRED)"],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "its certificate is signed by itself alone (DEPTH_ZERO_SELF_SIGNED_CERT)",
  ],
  [
    "SELF_SIGNED_CERT_IN_CHAIN",
    "its certificate is signed by nobody who is known (SELF_SIGNED_CERT_IN_CHAIN)",
  ],
  [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "the certificates between its own and a known one are missing (UNABLE_TO_VERIFY_LEAF_SIGNATURE)",
  ],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "its certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID)",
  ],
  ["CERT_REVOKED", "its certificate is not trusted (CERT_REVOKED)"],
  ["ENEW 17", "ENEW 17"],
  ["", ""],
])("%s is explained as %s", (problem, explained) => {
  expect(explainProblem(problem)).toBe(explained);
});

test("a call that ran into its time limit is named as that, and not by a number", () => {
  expect(nameProblem(new DOMException("", "TimeoutError"))).toBe("TimeoutError");
});
