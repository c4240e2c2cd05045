// Somebody on the other side of nginx: asks over TLS, from an address of this machine of their choosing.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import { names } from "./nginx.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = {
  path: string;
  method?: string;
  /** Asked for in the handshake and in the Host header. */
  name?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Any of 127.0.0.0/8. */
  from?: string;
};

export function createVisitor(port: number, certificate: string) {
  const ca = readFileSync(certificate);
  /** Rejects where the handshake fails. */
  async function ask(question: Question): Promise<Answer> {
    const { path, method = "GET", name = names.site, headers, body, from } = question;
    const asked = request({
      ...{ host: "127.0.0.1", port, path, method, ca, servername: name, agent: false },
      ...(from && { localAddress: from }),
      headers: {
        Host: `${name}:${port}`,
        ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const parts: Buffer[] = await answer.toArray();
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: Buffer.concat(parts),
    };
  }

  return {
    ask,
    post: (fields: Record<string, string>, from: string, headers: Record<string, string> = {}) =>
      ask({
        path: "/",
        method: "POST",
        from,
        body: new URLSearchParams(fields).toString(),
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: `https://${names.site}:${port}`,
          ...headers,
        },
      }),
    /** The protocol that a browser would speak. */
    async protocol(): Promise<string | undefined> {
      const session = connect(`https://${names.site}:${port}`, { ca });
      await once(session, "connect");
      const { alpnProtocol } = session;
      session.close();
      return alpnProtocol ?? undefined;
    },
  };
}
