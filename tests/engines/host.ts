// Between any browser and the site's own server: holds files back, takes scripts away, and makes an engine older than
// it is, alike in all of them. What becomes of quote requests is decided by the fault proxy behind it.

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { hashStyle } from "#server/http/security-headers.ts";
import { createFaultProxy } from "#tests/support/browser-fault-proxy.ts";
import { startSite } from "#tests/support/site-server.ts";

const preludePath = "/assets/prelude.js";
const reportPath = "/assets/report";
const POLICY = "content-security-policy";

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
    /** Forms as they were sent, in order. */
    sent: [] as URLSearchParams[],
    /** What the browser says that the site's policy made it refuse. */
    refused: [] as string[],
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
    if (incoming.url === reportPath) {
      host.refused.push(await text(incoming));
      return outgoing.writeHead(204).end();
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
    if (incoming.method !== "POST") return;
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => host.sent.push(new URLSearchParams(String(Buffer.concat(chunks)))));
  }

  async function pass(answer: IncomingMessage, outgoing: ServerResponse) {
    const type = answer.headers["content-type"] ?? "";
    if (!/html|css/.test(type)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    }
    const served = await text(answer);
    const withPrelude =
      type.includes("html") && host.prelude
        ? served.replace("<head>", `<head><script src="${preludePath}"></script>`)
        : served;
    const changed = host.rewrite(withPrelude);
    const { "content-length": _, etag: __, [POLICY]: policy, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(policy && { [POLICY]: adapt(String(policy), served, changed) }),
    });
    outgoing.end(changed);
  }

  /** The policy as the site sends it, for what the page's style has become. */
  function adapt(policy: string, served: string, changed: string): string {
    // What a browser without scripts would not run is no fault to report.
    if (!host.scripts) return policy.replace("script-src 'self'", "script-src 'none'");
    const [before = "", after = ""] = [hashStyle(served), hashStyle(changed)];
    return `${policy.replace(before, after)}; report-uri ${reportPath}`;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
