import { expect, test } from "vitest";
import { toPlainText } from "./text.ts";

test.each([
  ["HTML", "Fish &amp; chips&nbsp;&quot;here&quot;, don&#x27;t, won&#39;t"],
  ["a script", String.raw`Fish \u0026 chips\xa0"here", don\u2019t, won\x27t`],
  ["typeset text", 'Fish & chips\u00a0"here", don\u2019t, won\u2019t'],
  ["text that may be broken", "Fi\u00adsh\u200b & chips\u2009\"here\", don't, won\u2060't"],
])("words in %s are the same", (_, text) => {
  expect(toPlainText(text)).toBe(`Fish & chips "here", don't, won't`);
});

test("lines stay, a hyphen that does not break is one, and other entities are left alone", () => {
  expect(toPlainText("one\n\ttwo\u2011three &lt;b&gt;")).toBe("one\n two-three &lt;b&gt;");
});
