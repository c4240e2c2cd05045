import { expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { createFilledPages } from "./filled-pages.ts";
import { createBody, type SiteFile } from "./site-files.ts";

test("at most 200 filled pages are kept, so that forged hosts cannot fill the memory", () => {
  const fill = createFilledPages(false);
  const page = { path: "/", namesOrigin: true, body: createBody(Buffer.from(originPlaceholder)) };
  const ask = (host: number) =>
    fill(page as SiteFile, { origin: `http://${host}.example`, today: "20 November 2026" });
  const first = ask(0);
  for (let host = 1; host < 200; host += 1) void ask(host);
  expect(ask(0)).toBe(first);
  void ask(200);
  expect(ask(0)).not.toBe(first);
});
