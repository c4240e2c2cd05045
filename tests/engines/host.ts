// A proxy between a browser and the site: holds files back, takes scripts away, loses quote requests.

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
    /** Whether documents may run scripts. */
    scripts: true,
    /** Whether quote requests are answered with 500 and go no further. */
    failing: false,
    /** The idempotency keys of the quote requests that came, in order. */
    keys: [] as (string | string[] | undefined)[],
    held: undefined as { pattern: RegExp; released: Promise<void> } | undefined,
    /** Keeps files back. Returns what lets them come. */
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
