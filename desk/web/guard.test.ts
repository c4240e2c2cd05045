import { describe, expect, test } from "vitest";
import { createTestDeskPages, deskOrigin, enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { root } from "./guard.ts";

const places = [
  "/",
  "/?shelf=all",
  "/requests/1",
  "/requests/1/erase",
  "/requests/1/held.html",
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

test("without the cookie, every page is locked and reveals nothing, and no button works", async () => {
  const site = await createSite();
  const { askOutside } = createTestDeskPages(site);
  for (const path of places.flatMap((place) => [place, root + place])) {
    const answer = await askOutside(path);
    expect([path, answer.status]).toEqual([path, 401]);
    const text = await answer.text();
    expect(text).toContain("npm run desk -- open");
    expect(text).not.toMatch(/Ada|ada@example/);
    expect(text).not.toContain(root);
  }
  for (const Cookie of ["", "desk=x"]) {
    const headers = { Origin: deskOrigin, Cookie };
    const answer = await askOutside(`${root}/requests/1/answered`, { method: "POST", headers });
    expect(answer.status).toBe(401);
  }
  expect(await site.answeredAt()).toBeNull();
  const styles = await askOutside("/desk.css");
  expect([styles.status, styles.headers.get("Content-Type")]).toEqual([200, "text/css"]);
});

describe("the address in the terminal", () => {
  test("is exchanged once for a cookie out of reach of scripts, other sites and other ports", async () => {
    const { guard, askOutside } = createTestDeskPages(await createSite());
    const answer = await askOutside(guard.entrance);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${root}/`]);
    const [cookie, ...attributes] = answer.headers.get("Set-Cookie")?.split("; ") ?? [];
    expect(cookie).toMatch(/^desk=[\w-]{43}$/);
    expect(attributes).toEqual([`Path=${root}`, "HttpOnly", "SameSite=Lax"]);
    expect(root).toMatch(/^\/[\w-]{43}$/);
    const again = await askOutside(guard.entrance);
    expect([again.status, again.headers.get("Set-Cookie")]).toEqual([401, null]);
  });

  test("cannot be guessed, and changes with each start", async () => {
    const site = await createSite();
    const { cookie } = await enterDeskPages(site);
    const { guard, askOutside } = createTestDeskPages(site);
    for (const token of ["", "?token=", "?token=x", `?token=${"A".repeat(43)}`]) {
      expect((await askOutside(`/enter${token}`)).status).toBe(401);
    }
    expect((await askOutside(`${root}/`, { headers: { Cookie: cookie } })).status).toBe(401);
    expect((await askOutside(guard.entrance)).status).toBe(303);
  });
});

test("a host name other than this machine's is refused, even with the cookie", async () => {
  const { ask } = await enterDeskPages(await createSite());
  const foreign = ["evil.example:4100", "127.0.0.1.evil.example", "localhost.evil", ""];
  for (const Host of foreign) {
    const answer = await ask("/", { headers: { Host } });
    expect([Host, answer.status]).toEqual([Host, 403]);
    expect(await answer.text()).not.toContain("Ada");
  }
  for (const Host of ["127.0.0.1:9999", "localhost", "localhost:8080", "[::1]:4100"]) {
    expect([Host, (await ask("/", { headers: { Host } })).status]).toEqual([Host, 200]);
  }
});

describe("a form posted from another site", () => {
  test.each([
    [{ Origin: "https://evil.example" }],
    [{ Origin: "http://127.0.0.1:4101" }],
    [{ Origin: "null" }],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    [{}],
  ])("with the headers %j changes nothing", async (sent) => {
    const site = await createSite();
    const { ask } = await enterDeskPages(site);
    const types = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
    for (const type of types) {
      const headers = { ...sent, "Content-Type": type } as Record<string, string>;
      const answer = await ask("/requests/1/answered", { method: "POST", body: "a=b", headers });
      expect([type, answer.status]).toEqual([type, 403]);
      expect(await answer.text()).toContain("didn’t come from a page of this desk");
    }
    expect(await site.answeredAt()).toBeNull();
  });
});

test("the headers of every page forbid scripts, frames, caching and forms to other sites", async () => {
  const { ask } = await enterDeskPages(await createSite());
  for (const path of [...places.filter((place) => !place.startsWith("/photos")), "/nothing"]) {
    const { headers } = await ask(path);
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});
