// Who gets into the desk's pages: nobody but the person who started them.

import { describe, expect, test } from "vitest";
import { createTestDeskPages, deskOrigin, enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

const places = [
  "/",
  "/?shelf=all",
  "/requests/1",
  "/requests/1/erase",
  "/requests/1/held.json",
  "/export.csv",
  "/photos/1",
  "/problems",
  "/problems/launch-check",
];

async function createSite() {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  const answeredAt = async () =>
    (await site.database.queries.selectFrom("quoteRequest").selectAll().executeTakeFirstOrThrow())
      .answeredAt;
  return { ...site, answeredAt };
}

describe("without the cookie", () => {
  test.each(places)("%s shows nothing", async (path) => {
    const { askOutside } = createTestDeskPages(await createSite());
    const answer = await askOutside(path);
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).toContain("Start it with npm run desk -- open");
    expect(text).not.toMatch(/Ada|ada@example/);
  });

  test("nothing is changed, with a made-up one neither", async () => {
    const site = await createSite();
    const { askOutside } = createTestDeskPages(site);
    for (const Cookie of ["", "desk-00000000=x"]) {
      const answer = await askOutside("/requests/1/answered", {
        method: "POST",
        headers: { Origin: deskOrigin, Cookie },
      });
      expect(answer.status).toBe(401);
    }
    expect(await site.answeredAt()).toBeNull();
  });
});

test.each([
  ["/desk.css", 200, "text/css"],
  ["/special-gothic-subset.woff2", 200, "font/woff2"],
  ["/favicon.ico", 204, null],
])("%s is for whoever is still outside too", async (path, status, type) => {
  const { askOutside } = createTestDeskPages(await createSite());
  const answer = await askOutside(path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, type]);
  expect((await answer.arrayBuffer()).byteLength > 1000).toBe(status === 200);
});

describe("the address in the terminal", () => {
  test("is exchanged for a cookie that no script and no other site gets", async () => {
    const { guard, askOutside } = createTestDeskPages(await createSite());
    const answer = await askOutside(guard.entrance);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^desk-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test("works once", async () => {
    const { guard, askOutside } = createTestDeskPages(await createSite());
    await askOutside(guard.entrance);
    const again = await askOutside(guard.entrance);
    expect([again.status, again.headers.get("Set-Cookie")]).toEqual([401, null]);
  });

  test.each(["/enter", "/enter?token=", "/enter?token=x", `/enter?token=${"A".repeat(43)}`])(
    "cannot be guessed: %s",
    async (path) => {
      const { guard, askOutside } = createTestDeskPages(await createSite());
      expect((await askOutside(path)).status).toBe(401);
      expect((await askOutside(guard.entrance)).status).toBe(303);
    },
  );

  test("is another one at each start, and one desk's cookie does not open another", async () => {
    const site = await createSite();
    const { cookie } = await enterDeskPages(site);
    const other = createTestDeskPages(site);
    expect((await other.askOutside("/", { headers: { Cookie: cookie } })).status).toBe(401);
  });
});

describe("a name that another site has pointed at this machine", () => {
  test.each(["evil.example", "evil.example:4100", "127.0.0.1.evil.example", "localhost.evil", ""])(
    "%j is refused, cookie or not",
    async (Host) => {
      const { ask } = await enterDeskPages(await createSite());
      const answer = await ask("/", { headers: { Host } });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("Ada");
    },
  );

  test.each(["127.0.0.1:9999", "localhost", "localhost:8080", "[::1]:4100"])(
    "%s is this machine, also through a tunnel with another port",
    async (Host) => {
      const { ask } = await enterDeskPages(await createSite());
      expect((await ask("/", { headers: { Host } })).status).toBe(200);
    },
  );
});

describe("a form that another site has put in front of its visitor", () => {
  test.each([
    [{ Origin: "https://evil.example" }],
    [{ Origin: "http://127.0.0.1:4101" }],
    [{ Origin: "null" }],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    [{}],
  ])("%j changes nothing", async (sent) => {
    const site = await createSite();
    const { ask } = await enterDeskPages(site);
    const types = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
    for (const type of types) {
      const headers = { ...sent, "Content-Type": type } as Record<string, string>;
      const answer = await ask("/requests/1/answered", { method: "POST", body: "a=b", headers });
      expect([type, answer.status]).toEqual([type, 403]);
      expect(await answer.text()).toContain("did not come from a page of this desk");
    }
    expect(await site.answeredAt()).toBeNull();
  });
});

test("no page may run a script, be framed, be cached or be posted from to elsewhere", async () => {
  const { ask } = await enterDeskPages(await createSite());
  for (const path of [...places.filter((place) => !place.startsWith("/photos")), "/nothing"]) {
    const { headers } = await ask(path);
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("the site itself has none of it", async () => {
  const site = await createSite();
  for (const path of [...places.slice(1), "/enter", "/desk.css"]) {
    const answer = await site.ask(path);
    expect(await answer.text()).not.toMatch(/Ada|desk/);
  }
  expect((await site.ask("/requests/1/answered", { method: "POST" })).status).toBe(404);
  expect(await site.answeredAt()).toBeNull();
});
