// desk open: the desk as pages, on this machine alone.

import { listen } from "#server/http/listen.ts";
import { type Command, DeskError, parseCount, withDatabase } from "./command.ts";
import { openDeskPages } from "./web/app.ts";
import { createGuard } from "./web/guard.ts";

export const openCommand: Command = {
  name: "open",
  usage: "[--port N] [--no-browser]",
  summary: "the desk as pages in a browser of this machine",
  options: { port: { type: "string" }, "no-browser": { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const port = values.port === undefined ? 0 : parseCount(values.port, "--port");
    await withDatabase(desk, async (database) => {
      const guard = createGuard();
      const { address, close } = await listen({
        handle: openDeskPages({ desk, database, guard }),
        host: "127.0.0.1",
        port,
      }).catch((error: NodeJS.ErrnoException) => {
        throw new DeskError(
          `Port ${port} cannot be used (${error.code}). Without --port a free one is.`,
        );
      });
      const url = `${address}${guard.entrance}`;
      desk.print(`The desk is at ${url}\nThis address works once. Ctrl+C closes the desk.\n`);
      if (!values["no-browser"]) desk.openBrowser(url);
      await desk.untilStopped();
      await close();
    });
  },
};
