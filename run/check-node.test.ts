import { expect, test } from "vitest";
import { createSmallCheckout } from "#tests/support/small-checkout.ts";

test.each([
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["26.10.0", true],
])("Node %s: taken is %s, before anything is changed", async (version, isTaken) => {
  const checkout = createSmallCheckout();
  checkout.write(
    "old.cjs",
    `Object.defineProperty(process, "version", { value: "v${version}" });
     require("./run/check-node.cjs");`,
  );
  const { code, said } = await checkout.run("start.mjs", { preload: "./old.cjs" });
  expect(code).toBe(isTaken ? 0 : 1);
  expect(checkout.ran()).toBe(isTaken ? "build serve" : "");
  if (!isTaken) expect(said).toContain(`Node ${version} is too old`);
});
