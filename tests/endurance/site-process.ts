// The server as a process of its own, to be killed. The pages are a line of text: they are not on trial.

import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { startServer } from "#server/start.ts";

const server = await startServer({
  env: readEnv(),
  pages: {
    serve: async () => new Response("page"),
    render: async (_, state) => ({ status: state?.problem?.status ?? 200, html: "page" }),
  },
  log: createLog(() => {}),
});
process.stdout.write(`${server.address}\n`);
process.on("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
