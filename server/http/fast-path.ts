// The fast path: a built file goes out with its headers made beforehand, and no Request, route, id or log line is made
// for it. What is asked for in any other way, or is not ready, goes through the routes, which answer the same.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, chooseCoding, type Encoded } from "./compression.ts";
import { describeFile, entityTag, holdsTag } from "./file-headers.ts";
import { allowStyles, securityHeaders } from "./security-headers.ts";
import { addressOf, type SiteFile } from "./site-files.ts";
import { hasOrigin } from "./visitor.ts";

/** Answers if it can. @returns whether it has. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FastPathDeps = {
  files: Iterable<SiteFile>;
  /** What pages are filled with for everybody; `undefined` where their origin is known from each request alone. */
  ownEnvironment: () => PageEnvironment | undefined;
  /** A file's content; `undefined` where it is not ready. */
  getReady: (
    file: SiteFile,
    coding: Coding,
    environment: PageEnvironment | undefined,
  ) => Encoded | undefined;
  contentSecurityPolicy: string;
  trustedProxies: number;
};

type Prepared = { tag: string; whole: string[]; unchanged: string[] };

export function createFastPath(deps: FastPathDeps): FastPath {
  const files = new Map([...deps.files].map((file) => [addressOf(file), file]));
  const prepared = new WeakMap<Buffer, Prepared>();

  function prepare(file: SiteFile, { body, coding }: Encoded, environment?: PageEnvironment) {
    const { origin = "", ...rest } = environment ?? { today: "" };
    const tag = entityTag(file, { origin, ...rest });
    const headers = describeFile(file, true, tag);
    const policy = allowStyles(deps.contentSecurityPolicy, file.styleHash);
    for (const [name, value] of securityHeaders(file.type, policy, origin)) {
      headers.set(name, value);
    }
    const unchanged = [...headers].flat();
    headers.set("Content-Length", String(body.byteLength));
    if (coding !== "identity") headers.set("Content-Encoding", coding);
    const made = { tag, whole: [...headers].flat(), unchanged };
    prepared.set(body, made);
    return made;
  }

  return (request, response) => {
    const { method, headers, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const [address = ""] = url.split("?", 1);
    const file = files.get(address);
    if (!file || !hasOrigin(headers, deps.trustedProxies)) return false;
    const environment = deps.ownEnvironment();
    // Whether a page is asked for over HTTPS decides its headers, even where it names no origin.
    if (!environment && file.path.endsWith(".html")) return false;
    const ready = deps.getReady(file, chooseCoding(headers["accept-encoding"]), environment);
    if (!ready) return false;
    const { tag, whole, unchanged } = prepared.get(ready.body) ?? prepare(file, ready, environment);
    if (holdsTag(headers["if-none-match"], tag)) response.writeHead(304, unchanged).end();
    // Node leaves the body out where HEAD is asked.
    else response.writeHead(200, whole).end(ready.body);
    return true;
  };
}
