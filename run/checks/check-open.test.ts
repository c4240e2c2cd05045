// Open points of a studio, listed by npm run check and the set-up.

import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { readOpen } from "#desk/setup/open-content.ts";
import { createTestFolder } from "#tests/support/test-site.ts";

test("invented content and claims without evidence are open points, each with its set-up step, until settled", async () => {
  const path = join(await createTestFolder(), "studio");
  const folder = relative(process.cwd(), path);
  cpSync("studios/second", path, { recursive: true });
  const read = (name: string) => JSON.parse(readFileSync(join(path, `${name}.json`), "utf8"));
  const change = (name: string, changed: object) =>
    writeFileSync(
      join(path, `${name}.json`),
      JSON.stringify({ ...read(name), ...changed }, null, 2),
    );
  const check = () => {
    const env = { ...process.env, STUDIO: folder };
    const run = spawnSync(process.execPath, ["run/checks/main.ts"], { env, encoding: "utf8" });
    return [run.status, run.stdout.split("\n").find((line) => line.startsWith("The pages"))];
  };

  const { pictures } = read("pictures");
  for (const name in pictures) if (name !== "workshop") pictures[name].from = "photo";
  change("pictures", { pictures });
  change("bookings", { source: "invented" });
  const names = "installers instalers Salford fleets film-curl".split(" ");
  const held = names.map((claim) => ({ claim, held: "x", on: "2027-01-01" }));
  change("evidence", { evidence: held });
  cpSync("studios/demonstration/sign.svg", join(path, "sign.svg"));
  const { claims, open } = await readOpen(folder);
  const lines = open.map(({ file, line, field, step }) => [
    relative(folder, file),
    line,
    field,
    step,
  ]);
  const unproven = claims.map(({ id }) => id).filter((id) => id !== "installers");
  expect(lines).toEqual([
    ["business.json", 13, "phone", "business"],
    ["business.json", 14, "email", "business"],
    ["pictures.json", expect.any(Number), "workshop", "photos"],
    ["sign.svg", undefined, undefined, "photos"],
    ["evidence.json", 10, "evidence.1.claim", "evidence"],
    ...unproven.map((id) => ["evidence.json", 1, id, "evidence"]),
    ["bookings.json", 3, undefined, "bookings"],
    ["business.json", 3, undefined, "business"],
  ]);
  for (const { field, problem, mend } of open) {
    const claim = claims.find(({ id }) => id === field);
    if (claim) expect(problem + mend).toContain(claim.evidenceNeeded);
  }
  const points = `The pages are built. Points to settle before going live: ${open.length}.`;
  expect(check()).toEqual([1, points]);

  pictures.workshop.from = "photo";
  change("pictures", { pictures });
  change("bookings", { source: "off" });
  change("business", { phone: "0117 496 0014", email: "jo@aire.test", demonstration: false });
  const accepted = ["sign", ...unproven].map((claim) => ({
    claim,
    acceptedBy: "Jo",
    on: "2027-01-01",
  }));
  change("evidence", { evidence: [held[0], ...accepted] });
  expect(check()).toEqual([
    0,
    "The pages are built, and nothing in them is open. Next: npm run desk -- launch-check",
  ]);
});
