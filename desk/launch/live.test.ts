import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Desk } from "#desk/command.ts";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { createTestSite, testOrigin } from "#tests/support/test-site.ts";
import { findLiveProblems } from "./live.ts";

const now = new Date("2026-11-20T14:03:21.000Z");
const landing = '<script src="/assets/boot-1.js"></script>';
const html = (origin: string) => `${landing}<link rel="canonical" href="${origin}/"/>`;

type Fault = Partial<{
  page: (origin: string) => Response;
  plain: () => Response;
  end: Date | { code: string };
  /** Every request fails with it. */
  code: string;
}>;

async function find(fault: Fault = {}, origin = "https://wraps.example") {
  const site = await createTestSite();
  const desk = {
    now: () => now,
    newUuid: randomUUID,
    openDatabase: () =>
      openDatabase(
        site.env,
        createLog(() => {}),
      ),
    async fetch(input: URL, init: RequestInit = {}) {
      if (fault.code)
        throw Object.assign(new TypeError("fetch failed"), { cause: { code: fault.code } });
      const url = new URL(input);
      if (init.method === "POST") return site.handle(new Request(testOrigin, init));
      if (url.protocol === "http:" && origin.startsWith("https:")) {
        return (
          fault.plain?.() ?? new Response(null, { status: 301, headers: { Location: origin } })
        );
      }
      return fault.page?.(origin) ?? answer(html(origin));
    },
  } as unknown as Desk;
  const readCertificateEnd = async () => {
    const end = fault.end ?? new Date("2027-01-20T00:00:00Z");
    if (end instanceof Date) return end;
    throw Object.assign(new Error(), end);
  };
  const points = await findLiveProblems(origin, { desk, landing, readCertificateEnd });
  for (const { place } of points) expect(place).toBe(origin);
  return points.map(({ point }) => point);
}

function answer(body: string, status = 200, date = now): Response {
  return new Response(body, { status, headers: { Date: date.toUTCString() } });
}

test("a site that answers with this build over a sound certificate and takes a form has no problem", async () => {
  expect(await find()).toEqual([]);
  expect(await find({}, "https://localhost:8443")).toEqual([]);
});

test.each<[string, Fault, string]>([
  ["does not answer", { code: "ECONNREFUSED" }, "It does not answer: nothing listens there"],
  [
    "has a certificate of another name",
    { code: "ERR_TLS_CERT_ALTNAME_INVALID" },
    "is for another name",
  ],
  ["answers with an error", { page: () => answer("", 502) }, "answered with 502"],
  ["serves another build", { page: () => answer('src="/assets/boot-2.js"') }, "Another build"],
  [
    "knows another address",
    { page: () => answer(html("https://old.example")) },
    "another SITE_URL",
  ],
  [
    "has another time",
    { page: (origin) => answer(html(origin), 200, new Date(0)) },
    "Its clock says",
  ],
  [
    "has a certificate that ends soon",
    { end: new Date("2026-12-01T00:00:00Z") },
    "ends in 10 days",
  ],
  ["has an untrusted certificate", { end: { code: "CERT_HAS_EXPIRED" } }, "has expired"],
  ["answers without encryption", { plain: () => answer("") }, "does not lead to https"],
])("a site that %s is open", async (_, fault, words) => {
  expect(await find(fault)).toEqual([expect.stringContaining(words)]);
});

test("a form that does not arrive is open", async () => {
  const site = await createTestSite();
  const desk = {
    now: () => now,
    newUuid: randomUUID,
    openDatabase: () =>
      openDatabase(
        site.env,
        createLog(() => {}),
      ),
    fetch: async (_: URL, { method }: RequestInit) =>
      method === "POST"
        ? new Response(null, { status: 405 })
        : answer(html("http://wraps.example")),
  } as unknown as Desk;
  const readCertificateEnd = () => Promise.reject(new Error("asked"));
  const points = await findLiveProblems("http://wraps.example", {
    desk,
    landing,
    readCertificateEnd,
  });
  expect(points).toMatchObject([{ point: expect.stringContaining("answered 405") }]);
});
