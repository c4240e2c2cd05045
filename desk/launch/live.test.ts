import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Desk } from "#desk/desk.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testCertificate } from "#tests/support/test-certificate.ts";
import { createTestSite, testOrigin } from "#tests/support/test-site.ts";
import { findLiveProblems, readCertificateEnd } from "./live.ts";

const now = new Date("2026-11-20T14:03:21.000Z");
const landing = '<script src="/assets/boot-1.js"></script><link href="/assets/page-1.css">';
const html = (origin: string) => `${landing}<link rel="canonical" href="${origin}/"/>`;

type Fault = Partial<{
  page: (origin: string) => Response;
  plain: () => Response;
  end: Date | { code: string };
  form: () => Response;
  /** Error code with which every request fails. */
  code: string;
}>;

async function find(fault: Fault = {}, origin = "https://wraps.example") {
  // Created on demand, as a site that does not answer gets no form.
  let created: ReturnType<typeof createTestSite> | undefined;
  const siteOf = () => {
    created ??= createTestSite();
    return created;
  };
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const desk = {
    now: () => now,
    newUuid: randomUUID,
    openDatabase: async () => openDatabase((await siteOf()).env, silentLog),
    async fetch(input: URL, init: RequestInit = {}) {
      expect(timeout).toHaveBeenLastCalledWith(15_000);
      if (fault.code)
        throw Object.assign(new TypeError("fetch failed"), { cause: { code: fault.code } });
      const url = new URL(input);
      if (init.method === "POST") {
        return fault.form?.() ?? (await siteOf()).handle(new Request(testOrigin, init));
      }
      // Redirects are inspected, not followed.
      expect(init).toMatchObject({ redirect: "manual", signal: expect.any(AbortSignal) });
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
  for (const { file } of points) expect(file).toBe(origin);
  return points.map(({ problem }) => problem);
}

function fail(code: string): never {
  throw Object.assign(new Error(), { code });
}

function answer(body: string, status = 200, date = now): Response {
  return new Response(body, { status, headers: { Date: date.toUTCString() } });
}

test("a site with this build, a valid certificate and a working form has no problem", async () => {
  expect(await find()).toEqual([]);
  const plain = () => fail("ECONNREFUSED");
  expect(await find({ plain }, "https://localhost:8443")).toEqual([]);
  expect(await find({ end: new Date("2026-12-04T14:03:21.000Z") })).toEqual([]);
  expect(await find(ahead(-60_000))).toEqual([]);
});

const ahead = (milliseconds: number): Fault => ({
  page: (at) => answer(html(at), 200, new Date(now.getTime() + milliseconds)),
});

test.each<[string, Fault, string]>([
  ["does not answer", { code: "ECONNREFUSED" }, "nothing answers at that address"],
  ["answers with an error", { page: () => answer("", 502) }, "answered with 502"],
  ["serves another build", { page: () => answer('src="/assets/boot-1.js"') }, "a different build"],
  ["runs with another address", { page: () => answer(html("https://old.example")) }, "SITE_URL"],
  ["has a fast clock", ahead(61_000), "Its clock says"],
  ["has a slow clock", ahead(-61_000), "Its clock says"],
  ["has an expiring certificate", { end: new Date("2026-12-04T14:03:20.999Z") }, "in 13 days"],
  ["has an untrusted certificate", { end: { code: "CERT_HAS_EXPIRED" } }, "has expired"],
  ["answers only over https", { plain: () => fail("ECONNRESET") }, "http://wraps.example does not"],
  ["refuses the form", { form: () => new Response(null, { status: 405 }) }, "answered 405"],
  [
    "redirects to unencrypted pages",
    { plain: () => new Response(null, { status: 301, headers: { Location: "/start" } }) },
    "doesn't redirect to https",
  ],
])("a site that %s has an open point", async (_, fault, words) => {
  expect(await find(fault)).toEqual([expect.stringContaining(words)]);
});

test("the expiry date of a trusted certificate is read, and an untrusted certificate is rejected with the error code", async () => {
  const server = createServer(testCertificate).listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  await expect(readCertificateEnd(url)).rejects.toMatchObject({
    code: "DEPTH_ZERO_SELF_SIGNED_CERT",
  });
  const known = getCACertificates("default");
  onTestFinished(() => setDefaultCACertificates(known));
  setDefaultCACertificates([testCertificate.cert]);
  expect(await readCertificateEnd(url)).toEqual(testCertificate.ends);
});
