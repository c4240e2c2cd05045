import { expect, test } from "vitest";
import { explainPostgresql } from "./explain.ts";

test.each([
  [{ code: "ECONNREFUSED" }, "cannot be reached (ECONNREFUSED)"],
  [{ code: "ENOENT", syscall: "connect" }, "cannot be reached (ENOENT)"],
  [{ code: "ENOENT", syscall: "open", path: "/ca.pem" }, "file /ca.pem, which cannot be read"],
  [{ code: "SELF_SIGNED_CERT_IN_CHAIN" }, "signed by an authority unknown to this machine"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "sslrootcert=FILE"],
  [{ code: "CERT_HAS_EXPIRED" }, "not valid (CERT_HAS_EXPIRED)"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "for a different host"],
  [{ code: "EPROTO" }, "cannot agree on encryption (EPROTO)"],
  // From a server whose messages are in German.
  [
    {
      code: "28000",
      message: "kein pg_hba.conf-Eintrag für Host »10.0.0.2«, keine Verschlüsselung",
      routine: "ClientAuthentication",
    },
    "add sslmode=verify-full",
  ],
  [{ code: "08P01", message: "SSL required" }, "add sslmode=verify-full"],
  [
    { code: "28000", message: "Rolle »x« existiert nicht", routine: "InitializeSessionUserId" },
    "check user, password and database name",
  ],
  [{ code: "28P01" }, "check user, password and database name"],
  [{ code: "3D000" }, "check user, password and database name"],
  [{ code: "42501" }, "make it the owner of the database"],
  [{ code: "53300" }, "Try again in a minute"],
  [{ code: "57P03" }, "Try again in a minute"],
  [
    { code: "08P01", message: "unsupported startup parameter: options", severity: "FATAL" },
    "refuses: unsupported startup parameter: options (08P01)",
  ],
  [{ message: "timeout expired" }, "does not answer in time (timeout expired)"],
  [{ message: "Query read timeout" }, "the pooler in front of it out of connections"],
  [{ message: "no password" }, "cannot be used: no password."],
])("the error %o is explained with %j", (failure, words) => {
  expect(explainPostgresql(failure)).toContain(words);
});

test("a bug in the program gets no explanation", () => {
  expect(explainPostgresql({ code: "ERR_INVALID_ARG_TYPE", message: "" })).toBeUndefined();
});
