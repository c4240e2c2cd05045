import { expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const addresses = { MAIL_FROM: "website@example.com", MAIL_TO: "quotes@example.com" };

function parse(settings: Record<string, string>) {
  const parsed = parseEnv(settings);
  return parsed.ok
    ? { mail: parsed.env.mail, problems: [] }
    : { mail: undefined, problems: parsed.problems };
}

const login = { user: "user", password: "secret" };

test.each([
  ["smtp://mail.example.com", { port: 587, login: undefined, encryption: "required" }],
  ["smtp://mail.example.com/", { port: 587, login: undefined, encryption: "required" }],
  ["smtp://user:secret@mail.example.com:2525", { port: 2525, login, encryption: "required" }],
  ["smtp://user:secret@mail.example.com:1", { port: 1, login, encryption: "required" }],
  ["smtp://user:secret@mail.example.com:65535", { port: 65_535, login, encryption: "required" }],
  ["smtp://user:secret@mail.example.com:465", { port: 465, login, encryption: "at once" }],
  ["smtps://user:secret@mail.example.com", { port: 465, login, encryption: "at once" }],
  ["SMTPS://user:secret@mail.example.com:4650", { port: 4650, login, encryption: "at once" }],
  ["smtp://user:secret@mail.example.com?tls=off", { port: 587, login, encryption: "none" }],
  ["smtp://user:secret@mail.example.com:25/?tls=off", { port: 25, login, encryption: "none" }],
])("%s is taken", (SMTP_URL, server) => {
  expect(parse({ SMTP_URL, ...addresses })).toEqual({
    mail: {
      kind: "smtp",
      server: { host: "mail.example.com", ...server },
      from: addresses.MAIL_FROM,
      to: addresses.MAIL_TO,
    },
    problems: [],
  });
});

test.each([
  ["smtp://localhost:25", "localhost", "where offered"],
  ["smtp://127.0.0.1:25", "127.0.0.1", "where offered"],
  ["smtp://[::1]:25", "::1", "where offered"],
  ["smtp://[2001:db8::1]:25", "2001:db8::1", "required"],
  ["smtp://localhost:25?tls=off", "localhost", "none"],
])("%s is sent to with encryption %s: %s", (SMTP_URL, host, encryption) => {
  expect(parse({ SMTP_URL, ...addresses }).mail).toMatchObject({ server: { host, encryption } });
});

test.each([
  "mail.example.com",
  "http://mail.example.com",
  "xsmtp://mail.example.com",
  "smtp://",
  "smtp://user:hunter2@",
  "smtp://user:hunter2@mail.example.com:0",
  "smtp://user:hunter2@mail.example.com:65536",
  "smtp://user:hunter2@mail.example.com:587x",
  "smtp://user:hunter2",
  "smtp://user:hunter2@mail.example.com/inbox",
  "smtp://user:hunter2@mail.example.com?tls=on",
  "smtp://user:hunter2@mail.example.com?tls=off&pool=true",
  "smtp://user:hunter2@mail example.com",
  "smtps://user:hunter2@mail.example.com?tls=off",
  "smtp://user:hunter2@mail.example.com:465?tls=off",
])("%s is refused, and its password is not repeated", (SMTP_URL) => {
  expect(parse({ SMTP_URL, ...addresses }).problems).toEqual([
    "SMTP_URL must look like smtp://user:password@mail.example.com:587 (or smtps://…:465), with nothing after it but ?tls=off.",
  ]);
});

const noRecipient = "SMTP_URL is set but MAIL_TO is not: who gets the mails?";
const noSender = "SMTP_URL is set but MAIL_FROM is not: who do the mails come from?";
const noServer =
  "MAIL_TO is set but SMTP_URL is not, so no mail would leave. Set SMTP_URL, or remove MAIL_TO to have mails written to DATA_DIR/mail.";
const badSender = "MAIL_FROM must be one email address, such as website@example.com.";
const badRecipient =
  "MAIL_TO must be an email address, such as quotes@example.com, or several with commas between.";

test.each<[Record<string, string>, string[]]>([
  [{ SMTP_URL: "smtp://m.example", MAIL_FROM: "a@b.example" }, [noRecipient]],
  [{ SMTP_URL: "smtp://m.example", MAIL_TO: "a@b.example" }, [noSender]],
  [{ MAIL_TO: "a@b.example" }, [noServer]],
  [{ MAIL_FROM: "Studio <a@b.example>" }, [badSender]],
  [
    { SMTP_URL: "smtp://m.example", MAIL_FROM: "a@b.example", MAIL_TO: "a@b.example;c@d.example" },
    [badRecipient],
  ],
  [
    { SMTP_URL: "smtp://m.example", MAIL_FROM: "a@b.example", MAIL_TO: "a@b.example," },
    [badRecipient],
  ],
])("%j is refused with %j: notices would be lost unseen", (settings, problems) => {
  expect(parse(settings).problems).toEqual(problems);
});

test("mails go to several people where commas stand between them", () => {
  const settings = {
    ...addresses,
    SMTP_URL: "smtp://m.example",
    MAIL_TO: "a@b.example,c@d.example",
  };
  expect(parse(settings)).toMatchObject({ mail: { to: "a@b.example, c@d.example" }, problems: [] });
});

test("without a mail server a sender may be named, and mails are written to files", () => {
  expect(parse({ MAIL_FROM: "website@example.com" }).mail).toEqual({
    kind: "files",
    from: "website@example.com",
    to: "studio@localhost",
  });
});
