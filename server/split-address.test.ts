import { expect, test } from "vitest";
import { splitAddress } from "./split-address.ts";

test.each([
  ["plain", "secret", "secret"],
  ["with #", "pa#ss", "pa#ss"],
  ["with /", "pa/ss", "pa/ss"],
  ["with ?", "pa?ss", "pa?ss"],
  ["with :", "pa:ss:", "pa:ss:"],
  ["with @", "p@ss@", "p@ss@"],
  ["of digits and /", "12/34", "12/34"],
  ["encoded", "pa%23ss%2F%25", "pa#ss/%"],
  ["with a % that begins no code", "100%", "100%"],
  ["left out", undefined, ""],
])("a password %s is read", (_, written, password) => {
  const login = written === undefined ? "user" : `user:${written}`;
  expect(splitAddress(`smtp://${login}@mail.example.com:587/x?y#z`)).toEqual({
    scheme: "smtp",
    login: { user: "user", password },
    rest: "mail.example.com:587/x?y#z",
  });
});

test("a user name may be a mail address, encoded or not", () => {
  for (const user of ["ada@example.com", "ada%40example.com"]) {
    const parts = splitAddress(`SMTPS://${user}:secret@mail.example.com`);
    expect(parts).toEqual({
      scheme: "smtps",
      login: { user: "ada@example.com", password: "secret" },
      rest: "mail.example.com",
    });
  }
});

test("an address without a login has none", () => {
  expect(splitAddress("postgresql:///studio?host=/tmp")).toEqual({
    scheme: "postgresql",
    login: undefined,
    rest: "/studio?host=/tmp",
  });
});

test.each([
  "",
  "mail.example.com",
  "smtp://",
  "smtp://user:secret@",
  "://host",
  "1smtp://host",
  " smtp://host",
])("%j is no address", (text) => {
  expect(splitAddress(text)).toBeUndefined();
});
