// One request of a connection at a time. Node reads every request that a client sends ahead of its answers
// ("pipelining") and has them all worked on at once, so that one write of 60 KB asks for two thousand pages.
// Browsers and proxies never do that; a client that does gets its first answer, and then the connection is closed.

import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Parser = { onIncoming(request: IncomingMessage, keepAlive: boolean): number };

/** Tells the parser that what follows is not HTTP, which ends its work on the bytes it holds. */
const STOP_PARSING = 2;

/** Answers the server's requests by `handle`, one of a connection at a time. */
export function answerOneAtATime(server: Server, handle: RequestListener): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();

  function pending(socket: Socket): ServerResponse | undefined {
    const response = latest.get(socket);
    return response?.writableFinished ? undefined : response;
  }

  function refuse(socket: Socket, first: ServerResponse): void {
    if (refused.has(socket)) return;
    refused.add(socket);
    // Nothing more is read: an answer that is never fetched then runs into the server's timeout.
    const pause = () => void socket.pause();
    pause();
    // Node resumes a socket for the body of the request it is answering.
    socket.on("resume", pause);
    first.shouldKeepAlive = false;
    first.once("finish", () => socket.destroySoon());
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const first = pending(socket);
    if (first) {
      refuse(socket, first);
      return;
    }
    latest.set(socket, response);
    handle(request, response);
  }

  server.on("request", answer);
  // Without a listener Node itself answers these, as often as they come.
  server.on("checkContinue", (request, response) => {
    response.writeContinue();
    answer(request, response);
  });
  server.on("checkExpectation", answer);
  server.on("connection", (socket: Socket & { parser?: Parser }) => {
    // Node documents no way to stop its parser, and parsing the rest of a full buffer takes some 30 ms.
    // Without this the rest is parsed and then refused above.
    const { parser } = socket;
    if (!parser) return;
    const onIncoming = parser.onIncoming;
    parser.onIncoming = (request, keepAlive) => {
      const first = pending(socket);
      if (!first) return onIncoming(request, keepAlive);
      refuse(socket, first);
      return STOP_PARSING;
    };
  });
}
