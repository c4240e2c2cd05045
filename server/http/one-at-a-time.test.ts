import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { soon } from "#tests/support/soon.ts";
import { answerOneAtATime } from "./one-at-a-time.ts";

type WithParser = Socket & { parser?: unknown };
type Handler = (path: string, response: ServerResponse) => void;

/** @param hidesParser stands for a Node that does not show its parser to a socket's listeners. */
async function start(handle: Handler, hidesParser = false) {
  const server = createServer({ requireHostHeader: false });
  const parsers: unknown[] = [];
  if (hidesParser) {
    server.on("connection", (socket: WithParser) => {
      parsers.push(socket.parser);
      socket.parser = undefined;
    });
  }
  const asked: string[] = [];
  let parsed = 0;
  answerOneAtATime(server, (request, response) => {
    asked.push(request.url ?? "");
    handle(request.url ?? "", response);
  });
  if (hidesParser) {
    server.on("connection", (socket: WithParser) => {
      socket.parser = parsers.shift();
    });
  }
  server.prependListener("request", () => {
    parsed += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
    let received = "";
    socket.on("error", () => {});
    socket.on("data", (text: string) => {
      received += text;
    });
    const closed = once(socket, "close").then(() => received);
    const until = async (text: string) => {
      while (!received.includes(text)) await soon(once(socket, "data"));
    };
    return { socket, closed, until };
  };
  return { open, asked, parsed: () => parsed };
}

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a", ...headers, "", ""].join("\r\n");
const answerLater: Handler = (path, response) =>
  setImmediate(() => response.end(`answer to ${path}`));

test.each([
  ["", ask("/a")],
  [" without a Host", "GET /a HTTP/1.1\r\n\r\n"],
  [" with an expectation", ask("/a", "Expect: the-unexpected")],
  [" waiting to go on", ask("/a", "Expect: 100-continue")],
  [" of HTTP/1.0", "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
])(
  "of two thousand requests%s in one write the first is answered, the rest is not even parsed",
  async (_, request) => {
    const { open, asked, parsed } = await start(answerLater);
    const { socket, closed } = open();
    socket.write(request.repeat(2000));
    const received = await soon(closed);
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
    expect(received).toContain("\r\nConnection: close\r\n");
    expect(received).toMatch(/answer to \/a$/);
    expect(asked).toEqual(["/a"]);
    expect(parsed()).toBeLessThanOrEqual(1);
  },
);

test("where Node's parser cannot be stopped the rest is parsed, and refused all the same", async () => {
  const { open, asked } = await start(answerLater, true);
  const { socket, closed } = open();
  socket.write(ask("/a", "Expect: 100-continue") + ask("/b").repeat(2000));
  const received = await soon(closed);
  expect(received.match(/HTTP\/1\.1 100 Continue/g)).toHaveLength(1);
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  expect(asked).toEqual(["/a"]);
});

test("a request sent after the answer to the one before is answered on the same connection", async () => {
  const { open, asked } = await start(answerLater);
  const { socket, until } = open();
  for (const path of ["/a", "/b", "/c"]) {
    socket.write(ask(path));
    await until(`answer to ${path}`);
  }
  expect(asked).toEqual(["/a", "/b", "/c"]);
  expect(socket.closed).toBe(false);
});

test("a request that comes while the answer is already on its way closes the connection after it", async () => {
  const { open, asked } = await start((_, response) => {
    response.write("first half, ");
    response.socket?.once("pause", () => response.end("second half"));
  });
  const { socket, closed, until } = open();
  socket.write(ask("/a"));
  await until("first half");
  socket.write(ask("/b"));
  const received = await soon(closed);
  expect(received).toContain("second half");
  expect(asked).toEqual(["/a"]);
});

test("connections do not wait for each other", async () => {
  const waiting: ServerResponse[] = [];
  const { open } = await start((path, response) => {
    if (path === "/slow") waiting.push(response);
    else response.end("quick");
  });
  open().socket.write(ask("/slow"));
  const second = open();
  second.socket.write(ask("/"));
  await second.until("quick");
  expect(waiting.length).toBeLessThanOrEqual(1);
});
