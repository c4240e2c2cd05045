import { describe, expect, test } from "vitest";
import { isLoopback, parseDatabaseUrl, parseMailServer } from "./addresses.ts";

const login = { user: "user", password: "secret" };

describe("SMTP_URL", () => {
  test.each([
    ["smtp://mail.example.com", { port: 587, login: undefined, encryption: "required" }],
    ["smtp://user:secret@mail.example.com:1", { port: 1, login, encryption: "required" }],
    ["smtp://user:secret@mail.example.com:465", { port: 465, login, encryption: "at once" }],
    ["SMTPS://user:secret@mail.example.com", { port: 465, login, encryption: "at once" }],
    ["smtps://user:secret@mail.example.com:4650", { port: 4650, login, encryption: "at once" }],
    ["smtp://user:secret@mail.example.com:25/?tls=off", { port: 25, login, encryption: "none" }],
    ["smtp://localhost:25", { host: "localhost", encryption: "where offered" }],
    ["smtp://[::1]:25", { host: "::1", encryption: "where offered" }],
    ["smtp://[2001:db8::1]:25", { host: "2001:db8::1", encryption: "required" }],
    ["smtp://localhost:25?tls=off", { host: "localhost", encryption: "none" }],
  ])("%s is parsed as %o", (url, server) => {
    expect(parseMailServer(url)).toMatchObject({ host: "mail.example.com", ...server });
  });

  test.each([
    "",
    "mail.example.com",
    "http://mail.example.com",
    "smtp://user:hunter2@mail.example.com:0",
    "smtp://user:hunter2@mail.example.com:65536",
    "smtp://user:hunter2",
    "smtp://user:hunter2@mail.example.com/inbox",
    "smtp://user:hunter2@mail.example.com?tls=on",
    "smtp://user:hunter2@mail.example.com?tls=off&pool=true",
    "smtp://user:hunter2@mail.example.com:465?tls=off",
  ])("%j is refused", (url) => {
    expect(parseMailServer(url)).toBeUndefined();
  });
});

test.each([
  ["pa#ss", "pa#ss"],
  ["pa/ss", "pa/ss"],
  ["pa?ss", "pa?ss"],
  ["pa:ss:", "pa:ss:"],
  ["p@ss@", "p@ss@"],
  ["12/34", "12/34"],
  ["100%", "100%"],
])("a password written as %s is parsed as %s", (written, password) => {
  for (const user of ["ada@example.com", "ada%40example.com"]) {
    const server = parseMailServer(`smtp://${user}:${written}@mail.example.com`);
    expect(server?.login).toEqual({ user: "ada@example.com", password });
  }
});

describe("DATABASE_URL", () => {
  test.each([
    ["postgres://db.example.com/studio?sslmode=require", undefined],
    ["postgresql:///studio?host=/tmp", undefined],
    ["postgresql://user@/studio?host=/tmp", undefined],
    ["postgresql://user:a%23b@db.example.com/studio", undefined],
    [
      "postgresql://user@host:p#/?@:%@db.example.com:5432/studio",
      "postgresql://user%40host:p%23%2F%3F%40%3A%25@db.example.com:5432/studio",
    ],
  ])("%s is accepted, with its login encoded", (written, used = written) => {
    expect(parseDatabaseUrl(written)).toBe(used);
  });

  test.each([
    "mysql://user:hunter2@db.example.com/studio",
    "user:hunter2@db.example.com/studio",
    "postgresql://user:hunter2@db.example.com:port/studio",
    "postgresql://user:hunter2",
    "postgresql://",
  ])("%s is refused", (written) => {
    expect(parseDatabaseUrl(written)).toBeUndefined();
  });
});

test.each([
  ["LOCALHOST", true],
  ["mail.localhost", true],
  ["127.10.200.3", true],
  ["::1", true],
  ["[::1]", true],
  ["localhost.example.com", false],
  ["notlocalhost", false],
  ["mail127.0.0.1", false],
  ["10.0.0.1", false],
])("%s is this machine: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
