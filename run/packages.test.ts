import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSmallCheckout } from "#tests/support/small-checkout.ts";

test.each([
  ["20.18.3", false],
  ["20.19.0", true],
  ["22.11.0", false],
  ["22.12.0", true],
])("Node %s is accepted by npm start: %s", async (version, isAccepted) => {
  const checkout = createSmallCheckout();
  checkout.write(
    "old.cjs",
    `Object.defineProperty(process, "version", { value: "v${version}" });
     require("./run/check-node.cjs");`,
  );
  const { code, said } = await checkout.run("start", { preload: "./old.cjs" });
  expect(code).toBe(isAccepted ? 0 : 1);
  expect(checkout.ran()).toBe(isAccepted ? "build serve" : "");
  if (!isAccepted) expect(said).toContain(`Node ${version} is too old`);
});

test.each([
  ["24.0.0", "/usr/bin/node"],
  ["26.1.0", "/usr/bin/node"],
  ["22.12.0", expect.stringMatching(/node_modules.*node-/)],
])("with npm on Node %s the site runs on %s", (version, expected) => {
  const print = 'import("./run/steps.mjs").then(({ node }) => console.log(node))';
  const env = {
    npm_node_execpath: "/usr/bin/node",
    npm_config_user_agent: `npm/11.0.0 node/v${version} linux x64 workspaces/false`,
  };
  expect(execFileSync(process.execPath, ["-e", print], { env, encoding: "utf8" }).trim()).toEqual(
    expected,
  );
});

describe("packages", () => {
  test.each([
    [["served", "builder"], "start", "build serve"],
    [["served"], "start", "build serve"],
    [[], "start", "npm ci --omit=dev"],
    [["builder"], "start", "npm ci --include=dev"],
    [["served"], "desk list", "list"],
    [["served"], "export", "build export"],
    [["served"], "dev", "npm ci --include=dev"],
    [["served"], "setup", "npm ci --include=dev"],
  ] as const)(
    "are installed only if missing: with %j, npm run %s runs %s",
    async (installed, command, expected) => {
      const checkout = createSmallCheckout();
      checkout.install(...installed);
      await checkout.run(command);
      expect(checkout.ran()).toBe(expected);
    },
  );

  test("of a different version are installed again", async () => {
    const checkout = createSmallCheckout();
    const packages = { "node_modules/served": { integrity: "sha512-older" } };
    checkout.write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    await checkout.run("start");
    expect(checkout.ran()).toContain("npm ci");
  });

  test.each([
    ["npm error code EACCES\nnpm error path /root/.npm", "a folder that npm needs"],
    ["npm error code ENOTFOUND", "npm cannot reach its registry"],
    ["npm error code ENOTEMPTY", "Another command seems to be installing them"],
    ["npm error code EINTEGRITY", "npm says why above"],
  ])("that fail to install with %j lead to the explanation %j", async (npmSays, explanation) => {
    const checkout = createSmallCheckout();
    checkout.install();
    checkout.write("npm-says", npmSays);
    const { code, said } = await checkout.run("start");
    expect(code).toBe(1);
    expect(said).toContain(npmSays);
    expect(said).toContain(explanation);
  });
});

test("another user's checkout is served if complete; otherwise the refusal names the unwritable folder", async () => {
  /** Runs as nobody, since root may write anywhere. */
  const anyone = process.getuid?.() === 0 ? { uid: 65534 } : {};
  const lock = ({ folder }: { folder: string }) => {
    for (const name of ["", "dist", "node_modules"]) chmodSync(join(folder, name), 0o555);
    chmodSync(join(folder, "ran"), 0o666);
  };
  const built = createSmallCheckout();
  await built.run("build");
  lock(built);
  expect(await built.run("start", anyone)).toMatchObject({ code: 0 });
  expect(built.ran()).toBe("build serve");

  const unbuilt = createSmallCheckout();
  lock(unbuilt);
  const { code, said } = await unbuilt.run("start", anyone);
  expect(code).toBe(1);
  expect(said).toContain(`may not write to ${join(unbuilt.folder, "dist")}`);

  const bare = createSmallCheckout();
  bare.install();
  lock(bare);
  const refusal = await bare.run("start", anyone);
  expect(refusal.said).toContain(`may not write to ${join(bare.folder, "node_modules")}`);
  expect(bare.ran()).toBe("");
});
