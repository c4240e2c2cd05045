import { describe, expect, test } from "vitest";
import { suggestDomain } from "./suggest-domain.ts";

test.each([
  ["zoe@gmial.com", "gmail.com"],
  ["zoe@gamil.com", "gmail.com"],
  ["zoe@gmai.com", "gmail.com"],
  ["zoe@gmaill.com", "gmail.com"],
  ["zoe@gnail.com", "gmail.com"],
  ["zoe@gmail.con", "gmail.com"],
  ["zoe@gmail.co", "gmail.com"],
  ["zoe@gmail,com", "gmail.com"],
  ["zoe@gmailcom", "gmail.com"],
  ["zoe@gmail", "gmail.com"],
  ["zoe@gmail.com.", "gmail.com"],
  ["zoe@gmail.co.uk", "gmail.com"],
  ["zoe@gmailc.om", "gmail.com"],
  ["zoe@hotmial.con", "hotmail.com"],
  ["zoe@hotmial.co.uk", "hotmail.co.uk"],
  ["zoe@hotmail.couk", "hotmail.co.uk"],
  ["zoe@hotmail.co.k", "hotmail.co.uk"],
  ["zoe@outlok.com", "outlook.com"],
  ["zoe@outlook.co.uk", "outlook.com"],
  ["zoe@yaho.co.uk", "yahoo.co.uk"],
  ["zoe@yahoo.com.uk", "yahoo.co.uk"],
  ["zoe@iclod.com", "icloud.com"],
  ["zoe@btintenet.com", "btinternet.com"],
  ["zoe@btinternet.co", "btinternet.com"],
  ["zoe@sky.con", "sky.com"],
  ["zoe@sky.co.uk", "sky.com"],
  ["zoe@virgnmedia.com", "virginmedia.com"],
  ["zoe@virginmedia.co.uk", "virginmedia.com"],
  ["zoe@talktalk.com", "talktalk.net"],
  ["zoe@live.co.ku", "live.co.uk"],
  ["zoe@ntlwrold.com", "ntlworld.com"],
  ["zoe@blueyonder.com", "blueyonder.co.uk"],
])("%s asks about %s", (typed, meant) => {
  expect(suggestDomain(typed)).toBe(meant);
});

test("capitals and spaces around the address change nothing", () => {
  expect(suggestDomain(" Zoe@GMIAL.com ")).toBe("gmail.com");
});

describe("nobody is asked about", () => {
  test.each([
    "zoe@gmail.com",
    "zoe@Gmail.com",
    "zoe@hotmail.co.uk",
    "zoe@live.co.uk",
    "zoe@sky.com",
    "zoe@talktalk.net",
    "zoe@mail.com",
    "zoe@email.com",
    "zoe@ymail.com",
    "zoe@cloud.com",
    "zoe@virgin.com",
    "zoe@me.com",
    "zoe@mac.com",
    "zoe@bt.com",
    "zoe@gmx.co.uk",
    "zoe@proton.me",
    "zoe@aol.co.uk",
    "zoe@hotmail.fr",
    "zoe@yahoo.co.in",
    "zoe@yahoo.ca",
    "zoe@skye.com",
    "zoe@ski.com",
    "zoe@love.com",
    "zoe@studio.example",
    "zoe@irwell.co.uk",
    "zoe@example.com",
  ])("%s, which may be right", (address) => {
    expect(suggestDomain(address)).toBeUndefined();
  });

  test.each(["", "zoe", "zoe@", "@", "zoe@gmial.com and more"])(
    "%j, which is no address",
    (text) => {
      expect(suggestDomain(text)).toBeUndefined();
    },
  );
});
