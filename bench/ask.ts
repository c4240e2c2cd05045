// Asks one address again and again over connections that are kept, each waiting for its answer.

import { connect } from "node:net";

/** @returns milliseconds that each answer took. */
export async function askFor(
  url: string,
  options: { headers: Record<string, string>; connections: number; seconds: number },
): Promise<number[]> {
  const { hostname, port, pathname, host } = new URL(url);
  const fields = Object.entries({ Host: host, ...options.headers });
  const request = Buffer.from(
    `GET ${pathname} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
  const end = performance.now() + options.seconds * 1000;
  const times: number[] = [];

  const askOverOne = () =>
    new Promise<void>((resolve, reject) => {
      /** Every answer to one address is as long as the first. */
      let length = 0;
      let received = 0;
      let asked = 0;
      const socket = connect(Number(port), hostname);
      const ask = () => {
        if (performance.now() >= end) return void socket.end(resolve);
        received = 0;
        asked = performance.now();
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.on("connect", ask);
      socket.on("error", reject);
      socket.on("close", () => resolve());
      socket.on("data", (chunk: Buffer) => {
        if (length === 0) length = answerLength(chunk);
        received += chunk.length;
        if (received < length) return;
        times.push(performance.now() - asked);
        ask();
      });
    });

  await Promise.all(Array.from({ length: options.connections }, askOverOne));
  return times;
}

/** Of head and body, by the head. */
function answerLength(first: Buffer): number {
  const head = first.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
  const body = / 304 /.test(head) ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return head.length + 4 + body;
}
