// Ports that nobody listens on just now, for programs that cannot pick one by themselves.

import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

export function findPorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, findPort));
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      // Held until all have been asked for, so that no port is given twice.
      setImmediate(() => server.close(() => resolve(port)));
    });
  });
}
