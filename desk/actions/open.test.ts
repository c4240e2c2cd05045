import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { root } from "../web/guard.ts";

test("desk open serves the pages on this machine alone until it is ended, and shows the browser the way in", async () => {
  const site = await createTestSite();
  const opened: string[] = [];
  const seen: unknown[] = [];
  const desk = createTestDesk(site, {
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

test("--no-browser opens none, and a port that is taken is said in words", async () => {
  const site = await createTestSite();
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as { port: number };
  const opened: string[] = [];
  const desk = createTestDesk(site, { openBrowser: (url) => void opened.push(url) });
  const refused = await desk("open", "--port", String(port));
  taken.close();
  expect(refused).toMatchObject({
    status: 1,
    errors: `Port ${port} cannot be used (EADDRINUSE). Without --port a free one is.\n`,
  });
  expect((await desk("open", "--no-browser")).status).toBe(0);
  expect(opened).toEqual([]);
});
