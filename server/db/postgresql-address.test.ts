import { expect, test } from "vitest";
import { cleanAddress } from "./postgresql-address.ts";

const address = "postgresql://user:p%3Fw@db.example.com:6543/studio";

test.each([
  ["", ""],
  ["?application_name=x&statement_timeout=5&max=1&binary=true", ""],
  ["?host=/run/postgresql&application_name=x", "?host=%2Frun%2Fpostgresql"],
  ["?options=endpoint%3Dep-1&fallback_application_name=x", "?options=endpoint%3Dep-1"],
  ["?sslmode=require", "?sslmode=verify-full"],
  ["?sslmode=no-verify", "?sslmode=no-verify"],
  ["?sslmode=require&uselibpqcompat=true", "?sslmode=require&uselibpqcompat=true"],
  ["?sslrootcert=system", "?sslmode=verify-full"],
  ["?sslmode=verify-full&sslrootcert=/ca.pem", "?sslmode=verify-full&sslrootcert=%2Fca.pem"],
])("an address that ends in %j is passed on with %j", (given, passedOn) => {
  expect(cleanAddress(address + given)).toBe(address + passedOn);
});
