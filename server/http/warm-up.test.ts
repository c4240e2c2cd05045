import { expect, test } from "vitest";
import { optionalFields, quoteFields } from "#contract/quote-request.ts";
import { createLog } from "#server/log.ts";
import { testPages } from "#tests/support/test-site.ts";
import { warmUp } from "./warm-up.ts";

test("a start renders the page that the first mistake in a form needs, every message in it", async () => {
  const asked: Parameters<typeof testPages.render>[0][] = [];
  const render: typeof testPages.render = async (state) => {
    asked.push(state);
    return { status: 422, html: "" };
  };
  await warmUp({ ...testPages, render }, createLog(expect.unreachable));
  expect(asked).toHaveLength(1);
  const messages = Object.keys(asked[0]?.quote?.errors ?? {});
  expect(messages).toEqual(quoteFields.filter((field) => !optionalFields.includes(field)));
});

test("a page that cannot be rendered is told in the log and does not keep the site from starting", async () => {
  const lines: string[] = [];
  const render = () => Promise.reject(new Error("broken"));
  await warmUp(
    { ...testPages, render },
    createLog((line) => lines.push(line)),
  );
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "page not rendered" },
  ]);
});
