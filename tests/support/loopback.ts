// Loopback ports for test servers.

import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Starts the server. Resolves to its port, picked by the system. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

export async function findPort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  return port;
}
