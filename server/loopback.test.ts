import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.each([
  ["localhost", true],
  ["LOCALHOST", true],
  ["mail.localhost", true],
  ["127.0.0.1", true],
  ["127.10.200.3", true],
  ["::1", true],
  ["[::1]", true],
  ["localhost.example.com", false],
  ["notlocalhost", false],
  [".localhost", false],
  ["127.0.0.1.example.com", false],
  ["mail127.0.0.1", false],
  ["127.0.0", false],
  ["10.0.0.1", false],
  ["::12", false],
  ["mail.example.com", false],
])("%s stays on this machine: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
