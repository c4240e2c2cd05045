import { once } from "node:events";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSmallCheckout } from "#tests/support/small-checkout.ts";

describe("the pages", () => {
  test("are built at the first start and not at the next", async () => {
    const checkout = createSmallCheckout();
    expect(await checkout.run("start.mjs")).toMatchObject({ code: 0 });
    await checkout.run("start.mjs");
    expect(checkout.ran()).toBe("build serve serve");
  });

  test("are built again when a source was edited while they were being built", async () => {
    const checkout = createSmallCheckout();
    checkout.write(
      "run/build.ts",
      `import { appendFileSync } from "node:fs";
       appendFileSync("ran", "build ");
       appendFileSync("content/price.ts", "0");`,
    );
    await checkout.run("build.mjs");
    await checkout.run("build.mjs");
    expect(checkout.ran()).toBe("build build");
  });

  test("are built again when a source was taken away, and when one got an older file's content", async () => {
    const checkout = createSmallCheckout();
    checkout.write("content/extra.ts", "");
    await checkout.run("build.mjs");
    checkout.remove("content/extra.ts");
    await checkout.run("build.mjs");
    checkout.write("content/price.ts", "2");
    utimesSync(join(checkout.folder, "content/price.ts"), 0, 0);
    await checkout.run("build.mjs");
    expect(checkout.ran()).toBe("build build build");
  });

  test("are not built again for a file's time alone, as a copy has it", async () => {
    const checkout = createSmallCheckout();
    await checkout.run("build.mjs");
    checkout.write("content/price.ts", "1");
    await checkout.run("build.mjs");
    expect(checkout.ran()).toBe("build");
  });

  test("of another studio are built and served beside the first, each when its own files change", async () => {
    const checkout = createSmallCheckout();
    const second = { studio: "studios/second" };
    const noting = (words: string) =>
      `import { appendFileSync } from "node:fs";
       import { dist } from "../studios/folder.mjs";
       appendFileSync("ran", ${words} + " ");`;
    checkout.write("run/build.ts", noting('"build " + dist'));
    checkout.write("server/main.ts", noting('"serve " + process.argv[2]'));
    checkout.write("dist/second-studio/site", "");
    await checkout.run("start.mjs", second);
    await checkout.run("start.mjs");
    expect(checkout.ran()).toBe(
      "build dist/second-studio serve dist/second-studio build dist serve dist",
    );
    checkout.write("ran", "");
    checkout.write("studios/second/business.json", "1");
    await checkout.run("build.mjs");
    await checkout.run("build.mjs", second);
    await checkout.run("build.mjs", second);
    expect(checkout.ran()).toBe("build dist/second-studio");
  });

  test("count as not built after a build that failed", async () => {
    const checkout = createSmallCheckout();
    await checkout.run("build.mjs");
    checkout.write("content/price.ts", "2");
    checkout.write("run/build.ts", "process.exit(1)");
    expect(await checkout.run("start.mjs")).toMatchObject({ code: 1 });
    expect(checkout.has("dist/built")).toBe(false);
  });
});

describe("a stop during the build", () => {
  async function stopBuild(stop: (pid: number) => void) {
    const checkout = createSmallCheckout();
    checkout.write(
      "run/build.ts",
      'process.stdout.write("under way"); setInterval(() => {}, 1000);',
    );
    const { child, ended } = checkout.spawn("start.mjs");
    let said = "";
    while (!said.includes("under way")) said += (await once(child.stdout, "data"))[0];
    stop(child.pid ?? 0);
    return { checkout, ...(await ended) };
  }

  test.each([
    ["SIGTERM to run/start.mjs alone", "SIGTERM", 143, 1],
    ["SIGTERM to all", "SIGTERM", 143, -1],
    ["Ctrl+C", "SIGINT", 130, -1],
  ] as const)(
    "by %s ends both, serves nothing and leaves nothing that counts",
    async (_, signal, code, to) => {
      const { checkout, ...ended } = await stopBuild((pid) => process.kill(to * pid, signal));
      expect(ended).toMatchObject({ code, signal: null });
      expect(ended.said).not.toContain("could not be built");
      expect(checkout.ran()).toBe("");
      expect(checkout.has("dist/built")).toBe(false);
    },
  );
});
