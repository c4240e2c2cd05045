// Proxy between browser and site that delays files, disables scripts and loses quote requests.

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { startSite } from "#tests/support/site-server.ts";

export type Host = Awaited<ReturnType<typeof startHost>>;

export async function startHost() {
  const site = await startSite({ RATE_LIMIT: "off" });
  const host = {
    origin: "",
    /** False to disable scripts in documents. */
    scripts: true,
    /** True to answer quote requests with 500 instead of forwarding them. */
    failing: false,
    /** Idempotency keys of received quote requests, in order. */
    keys: [] as (string | string[] | undefined)[],
    held: undefined as { pattern: RegExp; released: Promise<void> } | undefined,
    /** Delays matching files. Returns a function that releases them. */
    hold(pattern: RegExp): () => void {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      host.held = { pattern, released };
      return resolve;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };

  const server = createServer(async (incoming, outgoing) => {
    if (host.held?.pattern.test(incoming.url ?? "")) await host.held.released;
    const body = await buffer(incoming);
    if (incoming.method === "POST") {
      host.keys.push(incoming.headers["idempotency-key"]);
      if (host.failing) return outgoing.writeHead(500).end();
    }
    const onward = request(
      new URL(incoming.url ?? "/", site.origin),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => pass(answer, outgoing),
    );
    onward.on("error", () => outgoing.destroy());
    onward.end(body);
  });

  function pass(answer: IncomingMessage, outgoing: ServerResponse) {
    const policy = answer.headers["content-security-policy"];
    if (policy && !host.scripts) {
      answer.headers["content-security-policy"] = String(policy).replace(
        /script-src [^;]*/,
        "script-src 'none'",
      );
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
