import { expect, test } from "vitest";
import { suggestDomain } from "./suggest-domain.ts";

test.each([
  ..."gmial.com gmai.com gmaill.com gnail.com gmail.con gmail,com gmail gmail.com. gmail.co.uk"
    .split(" ")
    .map((typed) => [typed, "gmail.com"]),
  ["GMIAL.com ", "gmail.com"],
  ["hotmial.con", "hotmail.com"],
  ["hotmail.couk", "hotmail.co.uk"],
  ["yahoo.com.uk", "yahoo.co.uk"],
  ["sky.con", "sky.com"],
  ["virginmedia.co.uk", "virginmedia.com"],
  ["talktalk.com", "talktalk.net"],
])("for the mistyped domain %j, %s is suggested", (typed, meant) => {
  expect(suggestDomain(`zoe@${typed}`)).toBe(meant);
});

test.each([
  ..."gmail.com Gmail.com live.co.uk sky.com talktalk.net mail.com ymail.com virgin.com".split(" "),
  ..."me.com bt.com gmx.co.uk proton.me aol.co.uk hotmail.fr yahoo.ca skye.com love.com".split(" "),
  "studio.example",
  "",
  "gmial.com and more",
])("for the valid or unknown domain %j, nothing is suggested", (domain) => {
  expect(suggestDomain(`zoe@${domain}`)).toBeUndefined();
});
