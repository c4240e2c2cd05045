import { expect, test } from "vitest";
import { buildMailBody } from "./mail-body.ts";

const body = buildMailBody([
  "Hello\u202E,",
  false,
  {
    rows: [
      ["Name", "<b>Ada</b> & Eve\u202E"],
      ["Vehicle", "Tesla"],
    ],
  },
  { title: "Message", quoted: ["Satin\u202E", "<script>"] },
  { text: "Look here:", link: "https://studio.example/?a=1&b=2" },
  { lines: ["Kind regards,", "The team\u202E"] },
]);

test("a mail's text contains every block, and shows invisible characters as code points", () => {
  expect(body.text).toBe(`Hello\\u{202E},

Name: <b>Ada</b> & Eve\\u{202E}
Vehicle: Tesla

Message:
  Satin\\u{202E}
  <script>

Look here:
https://studio.example/?a=1&b=2

Kind regards,
The team\\u{202E}
`);
});

test("a mail's HTML contains every block, rows as a table, and visitor input without markup", () => {
  expect(body.html.replaceAll(/ (?:style|align|valign|cellpadding)="[^"]*"/g, "")).toBe(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body><p>Hello\\u{202E},</p>
<table><tr><th>Name</th><td>&lt;b&gt;Ada&lt;/b&gt; &amp; Eve\\u{202E}</td></tr><tr><th>Vehicle</th><td>Tesla</td></tr></table>
<p>Message:</p><blockquote>Satin\\u{202E}<br>&lt;script&gt;</blockquote>
<p>Look here:<br><a href="https://studio.example/?a=1&amp;b=2">https://studio.example/?a=1&amp;b=2</a></p>
<p>Kind regards,<br>The team\\u{202E}</p></body></html>
`,
  );
});
