import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findEnvFileProblems, settingNames } from "./env-names.ts";

test(".env.example lists every setting, and no other", () => {
  const example = readFileSync(".env.example", "utf8");
  const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...settingNames].toSorted());
});

test("settings of ours, of Node, of the PostgreSQL driver and comments are no problem", () => {
  const text = [
    ...settingNames.map((name) => `${name}=x`),
    "NODE_ENV=production",
    "PGSSLMODE=require",
    "TZ=Europe/London",
    "# SMPT_URL=x",
  ].join("\n");
  expect(findEnvFileProblems(text)).toEqual([]);
  expect(findEnvFileProblems("")).toEqual([]);
});

test.each([
  ["SMPT_URL", ": did you mean SMTP_URL?"],
  ["smtp_url", ": did you mean SMTP_URL?"],
  ["MAILTO", ": did you mean MAIL_TO?"],
  ["MAIL_FORM", ": did you mean MAIL_FROM?"],
  ["TRUST_PROXIES", ": did you mean TRUST_PROXY?"],
  ["KEEP_SPAMDAY", ": did you mean KEEP_SPAM_DAYS?"],
  ["PORTS", ": did you mean PORT?"],
  ["OST", ": did you mean HOST?"],
  ["XXXPORT", ": did you mean PORT?"],
  ["XXXXPORT", "; .env.example lists them all."],
  ["STRIPE_SECRET_KEY", "; .env.example lists them all."],
  ["MY_NODE_ENV", "; .env.example lists them all."],
  ["TZX", "; .env.example lists them all."],
  ["XPGHOST", ": did you mean HOST?"],
])("%s in .env is reported%s", (name, rest) => {
  expect(findEnvFileProblems(`${name}=secret`)).toEqual([
    `.env sets ${name}, which is no setting${rest}`,
  ]);
});

describe("a # in .env", () => {
  const cut = [".env cuts SMTP_URL off at a #. Put the whole value in 'quotes'."];
  test.each([
    ["SMTP_URL=smtp://user:pa#ss@mail.example.com", cut],
    ["  export  SMTP_URL = smtp://user:pa#ss@mail.example.com", cut],
    ["PORT=80\nSMTP_URL=a#b", cut],
    ["SMTP_URL=a b#c", cut],
    ["SMTP_URL='smtp://user:pa#ss@mail.example.com'", []],
    ['SMTP_URL="smtp://user:pa#ss@mail.example.com"', []],
    ["SMTP_URL=`smtp://user:pa#ss@mail.example.com`", []],
    ["SMTP_URL=smtp://mail.example.com # the new one", []],
    ["SMTP_URL= # none", []],
    ["SMTP_URL=#none", []],
    ["#SMTP_URL=a#b", []],
    ["SMTP_URL=a\n# b#c", []],
  ])("in %j", (text, problems) => {
    expect(findEnvFileProblems(text)).toEqual(problems);
  });
});
