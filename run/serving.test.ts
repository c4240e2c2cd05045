import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment, nodeFlags } from "./serving.mjs";

test("systemd's unit starts Node as npm start does", () => {
  const unit = readFileSync("docs/hosting/wrap-studio@.service", "utf8");
  expect(unit).toContain(`bin/node ${nodeFlags.join(" ")} server/main.ts\n`);
  for (const [name, value] of Object.entries(environment)) {
    expect(unit).toMatch(new RegExp(`^Environment=.* ${name}=${value}$`, "m"));
  }
});
