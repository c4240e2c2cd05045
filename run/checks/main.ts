// Prints what is open before the site goes live; with --json also the claims, for the set-up. Exit status 1 while
// anything is open.

import { findOpenContent } from "./check-open.ts";
import { printProblem } from "./problem.ts";

const open = await findOpenContent();
if (process.argv.includes("--json")) {
  // They cannot be read from a studio with a broken file, which is then what is open.
  const { claims } = await import("#content/claims.ts").catch(() => ({ claims: [] }));
  process.stdout.write(JSON.stringify({ claims, open }));
} else {
  process.stdout.write(`\n${open.map(printProblem).join("\n")}`);
  process.stdout.write(
    open.length === 0
      ? "The pages are built, and nothing in them is open.\n"
      : `\nThe pages are built. ${open.length} open before they go live.\nWhat is your own although the demonstration has it too, say in evidence.json: { "claim": "Bolton", "acceptedBy": "your name", "on": "2027-02-01" }\n`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
}
