import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSmallCheckout } from "#tests/support/small-checkout.ts";

test.each([
  ["24.0.0", "/usr/bin/node"],
  ["26.1.0", "/usr/bin/node"],
  ["22.12.0", expect.stringMatching(/node_modules.*node-/)],
])("npm run by Node %s makes the site run on %s", (version, expected) => {
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
  test("that npm put there by hand are not installed again", async () => {
    const checkout = createSmallCheckout();
    await checkout.run("start.mjs");
    expect(checkout.ran()).not.toContain("npm");
  });

  test("for production alone are enough once the pages are built", async () => {
    const checkout = createSmallCheckout();
    await checkout.run("build.mjs");
    checkout.install("served");
    expect(await checkout.run("start.mjs")).toMatchObject({ code: 0 });
    expect(checkout.ran()).toBe("build serve");
  });

  test("for production alone are not enough to build", async () => {
    const checkout = createSmallCheckout();
    checkout.install("served");
    expect(await checkout.run("start.mjs")).toMatchObject({ code: 1 });
    expect(checkout.ran()).toBe("npm");
  });

  test("of another version are installed again", async () => {
    const checkout = createSmallCheckout();
    const packages = { "node_modules/served": { integrity: "sha512-older" } };
    checkout.write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    await checkout.run("start.mjs");
    expect(checkout.ran()).toBe("npm");
  });

  test.each([
    ["npm error code EACCES\nnpm error path /root/.npm", "may not write where npm has to"],
    ["npm error code ENOTFOUND", "npm cannot reach its registry"],
    ["npm error code EINTEGRITY", "npm says why above"],
  ])("%j is explained by %j", async (npmSays, explanation) => {
    const checkout = createSmallCheckout();
    checkout.install();
    checkout.write("npm-says", npmSays);
    const { code, said } = await checkout.run("start.mjs");
    expect(code).toBe(1);
    expect(said).toContain(npmSays);
    expect(said).toContain(explanation);
  });
});

describe("a checkout that belongs to somebody else", () => {
  /** Root may write anywhere. */
  const anyone = process.getuid?.() === 0 ? { uid: 65534 } : {};

  function takeAway(checkout: ReturnType<typeof createSmallCheckout>) {
    for (const folder of ["", "dist", "node_modules"]) {
      chmodSync(join(checkout.folder, folder), 0o555);
    }
    chmodSync(join(checkout.folder, "ran"), 0o666);
  }

  test("is served when it is installed and built", async () => {
    const checkout = createSmallCheckout();
    await checkout.run("build.mjs");
    takeAway(checkout);
    expect(await checkout.run("start.mjs", anyone)).toMatchObject({ code: 0 });
    expect(checkout.ran()).toBe("build serve");
  });

  test("is refused by the folder's name, not the network's, when packages or pages are missing", async () => {
    const unbuilt = createSmallCheckout();
    takeAway(unbuilt);
    const { code, said } = await unbuilt.run("start.mjs", anyone);
    expect(code).toBe(1);
    expect(said).toContain(`may not write to ${join(unbuilt.folder, "dist")}`);

    const bare = createSmallCheckout();
    bare.install();
    takeAway(bare);
    const refusal = await bare.run("start.mjs", anyone);
    expect(refusal.said).toContain(`may not write to ${join(bare.folder, "node_modules")}`);
    expect(bare.ran()).toBe("");
  });
});
