// Entry point of `npm run setup`: a local page for replacing the demonstration with a real business's data.

import { join } from "node:path";
import { parseArgs } from "node:util";
import { listen } from "#server/http/listen.ts";
import { openBrowser } from "../terminal/open-browser.ts";
import { findWriteReason } from "../terminal/write-file.ts";
import { createGuard } from "../web/guard.ts";
import { openSetup } from "./app.ts";
import { bundlePage } from "./bundle.ts";
import { readOpen } from "./open-content.ts";
import { startPreview } from "./preview-server.ts";
import { openStudioStore, type StudioStore } from "./studio-store.ts";

const { port = "0", "no-browser": isQuiet } = readOptions();
const folder = process.env.STUDIO || "studio";
if (folder.startsWith("studios/")) {
  process.stderr.write(
    `${folder} is shipped with the site. To set up your own, remove the variable STUDIO.\n`,
  );
  process.exit(1);
}

let store: StudioStore;
try {
  store = openStudioStore(
    join(import.meta.dirname, "../..", folder),
    () => new Date(),
    () => preview.restart(),
  );
} catch (error) {
  const reason = findWriteReason(error);
  if (!reason) throw error;
  process.stderr.write(
    `${folder}/ cannot be written: ${reason}. Put that right, then run: npm run setup\n`,
  );
  process.exit(1);
}
const [assets, preview] = await Promise.all([bundlePage(), startPreview(folder)]);
const guard = createGuard();
const { address, close } = await listen({
  handle: openSetup({
    ...{ guard, store, assets },
    readOpen: () => readOpen(folder),
    preview: preview.address,
    printError: (text) => void process.stderr.write(text),
  }),
  host: "127.0.0.1",
  port: Number(port),
  // A busy machine can take minutes to encode a photo, and sends nothing meanwhile.
  limits: { stalled: 600_000 },
}).catch(async ({ code }: NodeJS.ErrnoException) => {
  await preview.stop();
  process.stderr.write(
    `Port ${port} cannot be used (${code}). Leave out --port to use a free one.\n`,
  );
  process.exit(1);
});
const url = `${address}${guard.entrance}`;
process.stdout.write(
  `The set-up is at ${url}\nThis address works once. What you enter is kept in ${folder}/. Ctrl+C ends the set-up.\n`,
);
if (!isQuiet) openBrowser(url);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, async () => {
    await Promise.all([close(), preview.stop()]);
    process.exit(0);
  });
}

function readOptions() {
  const options = { port: { type: "string" }, "no-browser": { type: "boolean" } } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    process.stderr.write("Usage: npm run setup [-- [--port PORT] [--no-browser]]\n");
    process.exit(2);
  }
}
