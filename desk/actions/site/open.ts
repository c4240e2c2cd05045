// The desk's pages, served on the loopback address only.

import { z } from "zod";
import { listen } from "#server/http/listen.ts";
import { DeskError, withDatabase } from "../../desk.ts";
import { openDeskPages } from "../../web/app.ts";
import { createGuard } from "../../web/guard.ts";
import { defineAction, flag, wholeNumber } from "../action.ts";

export const openAction = defineAction({
  name: "open",
  usage: "[--port N] [--no-browser]",
  summary: "the desk as pages in this machine's browser",
  takes: z.object({ port: wholeNumber("--port").optional(), "no-browser": flag }),
  async run(desk, { port = 0, ...given }) {
    await withDatabase(desk, async (database) => {
      const guard = createGuard();
      const { address, close } = await listen({
        handle: openDeskPages({ desk, database, guard }),
        host: "127.0.0.1",
        port,
      }).catch((error: NodeJS.ErrnoException) => {
        throw new DeskError(
          `Port ${port} cannot be used (${error.code}). Leave out --port to use a free one.`,
        );
      });
      const url = `${address}${guard.entrance}`;
      desk.print(`The desk is at ${url}\nThis address works once. Ctrl+C closes the desk.\n`);
      if (!given["no-browser"]) desk.openBrowser(url);
      await desk.untilStopped();
      await close();
    });
  },
});
