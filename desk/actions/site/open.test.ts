import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { root } from "../../web/guard.ts";

test("desk open opens the browser, and serves the pages on this machine until it is stopped", async () => {
  const opened: string[] = [];
  const seen: unknown[] = [];
  const desk = createTestDesk(await createTestSite(), {
    openBrowser: (url) => void opened.push(url),
    async untilStopped() {
      const answer = await fetch(opened[0] ?? "", { redirect: "manual" });
      seen.push(answer.status, answer.headers.get("Location"));
    },
  });
  const { status, out } = await desk("open");
  expect(status).toBe(0);
  expect(opened[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/enter\?token=[\w-]{43}$/);
  expect(out).toContain(`The desk is at ${opened[0]}\n`);
  expect(seen).toEqual([303, `${root}/`]);
  await expect(fetch(opened[0] ?? "")).rejects.toThrow();
});

test("desk open reports a port in use, and with --no-browser opens no browser", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const opened: string[] = [];
  const openBrowser = (url: string) => void opened.push(url);
  const desk = createTestDesk(await createTestSite(), { openBrowser });
  const { status, errors } = await desk("open", "--port", String(port));
  taken.close();
  expect([status, errors]).toEqual([
    1,
    `Port ${port} cannot be used (EADDRINUSE). Leave out --port to use a free one.\n`,
  ]);
  expect((await desk("open", "--no-browser")).status).toBe(0);
  expect(opened).toEqual([]);
});
