// npm run check: lists the open points, with exit status 1 if there are any. --json prints them for the set-up.

import { findOpenContent } from "./check-open.ts";
import { printProblem } from "./problem.ts";

const open = await findOpenContent();
if (process.argv.includes("--json")) {
  // The import fails if one of the studio's files is broken. The open points then say so.
  const { claims } = await import("#content/claims.ts").catch(() => ({ claims: [] }));
  process.stdout.write(JSON.stringify({ claims, open }));
} else {
  process.stdout.write(`\n${open.map(printProblem).join("\n")}`);
  process.stdout.write(
    open.length === 0
      ? "The pages are built, and nothing in them is open. Next: npm run desk -- launch-check\n"
      : `\nThe pages are built. Points to settle before going live: ${open.length}.\nTo accept a value that the demonstration has too, add it to evidence.json: { "claim": "Salford", "acceptedBy": "your name", "on": "${new Date().toISOString().slice(0, 10)}" }\n`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
}
