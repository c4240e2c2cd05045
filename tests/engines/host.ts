// Between any browser and the site's own server: holds files back, takes scripts away, and makes an engine older than
// it is, alike in all of them. What becomes of quote requests is decided by the fault proxy behind it.

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createFaultProxy } from "#tests/support/browser-fault-proxy.ts";
import { startSite } from "#tests/support/site-server.ts";

const preludePath = "/assets/prelude.js";

export type Host = Awaited<ReturnType<typeof startHost>>;

export async function startHost(settings: Record<string, string> = {}) {
  const site = await startSite({ RATE_LIMIT: "off", ...settings });
  const faults = await createFaultProxy(site.origin);
  const held: { pattern: RegExp; released: Promise<void> }[] = [];

  const host = {
    origin: "",
    /** Documents may run no script at all. */
    scripts: true,
    /** A script that runs before all others, in every document. */
    prelude: "",
    /** Changes what documents and style sheets say. */
    rewrite: (text: string) => text,
    faults,
    /** Keeps a file back by its address. @returns what lets it come. */
    hold(pattern: RegExp): () => void {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      held.push({ pattern, released });
      return resolve;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await faults.close();
      await site.stop();
    },
  };

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === preludePath) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript" });
      return outgoing.end(host.prelude);
    }
    for (const { pattern, released } of held) {
      if (pattern.test(incoming.url ?? "")) await released;
    }
    forward(incoming, outgoing);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { "accept-encoding": _, "if-none-match": __, ...headers } = incoming.headers;
    const onward = request(
      new URL(incoming.url ?? "/", faults.origin),
      { method: incoming.method, headers, setHost: false, agent: false },
      (answer) => void pass(answer, outgoing),
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }

  async function pass(answer: IncomingMessage, outgoing: ServerResponse) {
    const type = answer.headers["content-type"] ?? "";
    if (!/html|css/.test(type)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    }
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) text += chunk;
    if (type.includes("html") && host.prelude)
      text = text.replace("<head>", `<head><script src="${preludePath}"></script>`);
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    const policy = host.scripts ? {} : { "content-security-policy": "script-src 'none'" };
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, ...policy });
    outgoing.end(host.rewrite(text));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
