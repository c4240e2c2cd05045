import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment, nodeFlags } from "./serving.mjs";

test("the systemd unit starts Node as npm start does, but with its own compile cache", () => {
  const { MALLOC_ARENA_MAX: arenas, ...others } = environment;
  expect(Object.keys(others)).toEqual(["NODE_COMPILE_CACHE"]);
  const unit = readFileSync("docs/hosting/wrap-studio@.service", "utf8");
  expect(unit).toContain(`ExecStart=/usr/bin/env node ${nodeFlags.join(" ")} server/main.ts\n`);
  expect(unit).toMatch(new RegExp(`^Environment=.* MALLOC_ARENA_MAX=${arenas}$`, "m"));
  // The service may not write to the code's folder.
  expect(unit).toMatch(/^CacheDirectory=wrap-studio$/m);
  expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=\/var\/cache\/wrap-studio$/m);
});
