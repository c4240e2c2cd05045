import { expect, test } from "vitest";
import { enterDeskPagesOf } from "#tests/support/test-desk-pages.ts";

test.each([
  ["/export.csv", ["--csv"], "requests.csv"],
  ["/export.csv?spam=1", ["--csv", "--spam"], "spam.csv"],
  ["/requests/1/held.html", ["--email", "ada@example.com"], "held-1.html"],
])("%s downloads the file that desk export %j writes", async (path, args, name) => {
  const { ask, command } = await enterDeskPagesOf({}, { "bot-field": "x" });
  const answer = await ask(path);
  const type = `text/${name.endsWith("csv") ? "csv" : "html"}; charset=utf-8`;
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  const { files } = await command("export", ...args, "--out", name);
  // text() would strip the byte order mark.
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(files.get(name));
});
