// Requests of every wrong kind: bodies, headers, methods, paths. Nothing may fall over or grow.

import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { idempotencyKeyHeader, quoteFields, quoteForm } from "#contract/quote-request.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, parseTestEnv, testPages } from "#tests/support/test-site.ts";
import { inFolder, type Trial } from "./trial.ts";

const names = fc.constantFrom(...quoteFields, quoteForm.honeypotField, quoteForm.nameField, "x");
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("Ada", "ada@example.com", "Vehicle Wrap", "=1+1", "<script>", "\r\nBcc: a@b.c"),
);
const form = fc
  .array(fc.tuple(names, text), { maxLength: 9 })
  .map((pairs) => new TextEncoder().encode(new URLSearchParams(pairs).toString()));
const right = fc.constant(new TextEncoder().encode(String(new URLSearchParams(buildQuoteForm()))));
const headers = fc.record(
  {
    "Content-Type": fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/x-www-form-urlencoded") },
      fc.string(),
    ),
    "Content-Length": fc.constantFrom("0", "99999999", "-1", "x"),
    [idempotencyKeyHeader]: fc.oneof(fc.uuid(), fc.string()),
    Accept: fc.constantFrom("text/html", "*/*", ""),
    "Accept-Encoding": fc.string(),
    Host: fc.oneof(fc.constant("site.test"), fc.string()),
    Origin: fc.oneof(fc.constantFrom("null", "http://site.test"), fc.string()),
    "If-None-Match": fc.string(),
    "X-Forwarded-For": fc.string(),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  method: fc.constantFrom(
    "POST",
    "POST",
    "POST",
    "GET",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
  ),
  path: fc.oneof(
    fc.constant("/"),
    fc.webPath().map((path) => `/${path}`),
    fc.string(),
  ),
  headers,
  body: fc.oneof(
    form,
    right,
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(new Uint8Array(17_000)),
  ),
});

export const fuzzTrial: Trial = {
  name: "Fuzzed requests",
  run: (full) =>
    inFolder(async (folder) => {
      const tried = full ? 100_000 : 1_000;
      const env = parseTestEnv({ DATA_DIR: folder, RATE_LIMIT: "off", TRUST_PROXY: "on" });
      const database = await openDatabase(env, silentLog);
      const { handle } = createApp({
        env,
        database,
        pages: testPages,
        mailer: { send: async () => {} },
        log: silentLog,
        now: () => new Date(),
        random: Math.random,
        newUuid: randomUUID,
      });
      const statuses = new Map<number, number>();
      let early = 0;
      let done = 0;
      for (const sample of samples(tried)) {
        const asked = build(sample);
        const status = asked ? (await handle(asked, { address: "192.0.2.1" })).status : 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        done += 1;
        if (done === Math.round(tried / 5)) early = heapMegabytes();
      }
      const late = heapMegabytes();
      await database.close();
      const failed = [...statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0);
      const grown = late - early > 30 ? 1 : 0;
      return {
        tried,
        survived: tried - failed,
        lost: failed + grown,
        note: `${print(statuses)}; heap ${early} MB after a fifth, ${late} MB at the end`,
      };
    }),
};

/** A thousand at a time, so that the samples themselves take no memory. */
function* samples(count: number) {
  for (let made = 0; made < count; made += 1000) {
    yield* fc.sample(request, Math.min(1000, count - made));
  }
}

type Sample = ReturnType<typeof samples> extends Generator<infer T> ? T : never;

/** `undefined` where the web platform itself refuses to make such a request. */
function build({ method, path, headers, body }: Sample): Request | undefined {
  try {
    const url = new URL(path.startsWith("/") ? path : `/${path}`, "http://site.test");
    if (url.host !== "site.test") return undefined;
    const hasBody = method !== "GET" && method !== "HEAD";
    const given = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (/^[\t\x20-\x7E]*$/.test(value)) given.set(name, value);
    }
    return new Request(url, {
      method,
      headers: given,
      ...(hasBody && { body: body as Uint8Array<ArrayBuffer> }),
    });
  } catch {
    return undefined;
  }
}

function heapMegabytes(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

function print(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .filter(([status]) => status !== 0)
    .sort()
    .map(([status, count]) => `${status}×${count}`)
    .join(" ");
}
