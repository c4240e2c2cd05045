// When commands build the pages, what a signal during a build does, and how npm run check ends.

import { once } from "node:events";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSmallCheckout } from "#tests/support/small-checkout.ts";

test.each<[string, number, (checkout: ReturnType<typeof createSmallCheckout>) => void]>([
  ["no change", 1, () => {}],
  ["a source rewritten unchanged", 1, ({ write }) => write("content/price.ts", "1")],
  ["a source removed", 2, ({ remove }) => remove("content/extra.ts")],
  [
    "a source changed but with its old modification time",
    2,
    ({ write, folder }) => {
      write("content/price.ts", "2");
      utimesSync(join(folder, "content/price.ts"), 0, 0);
    },
  ],
])("with %s between, npm run build twice makes %i build(s)", async (_, expected, change) => {
  const checkout = createSmallCheckout();
  checkout.write("content/extra.ts", "");
  await checkout.run("build");
  change(checkout);
  await checkout.run("build");
  expect(checkout.ran().split(" ")).toHaveLength(expected);
});

test("a new file in any folder of the pages' sources causes a build", async () => {
  const checkout = createSmallCheckout();
  const folders = "app content contract facts run server/http studios/read studios/schema";
  const files = folders.split(" ").map((folder) => `${folder}/new`);
  for (const file of [...files, "studios/demonstration/new", "vite.config.ts"]) {
    checkout.write(file, "");
    await checkout.run("build");
  }
  expect(checkout.ran().split(" ")).toHaveLength(files.length + 2);
});

test("an edit during a build is built by the next run", async () => {
  const checkout = createSmallCheckout();
  checkout.write(
    "run/build.ts",
    `import { appendFileSync } from "node:fs";
     appendFileSync("ran", "build ");
     appendFileSync("content/price.ts", "0");`,
  );
  await checkout.run("build");
  await checkout.run("build");
  expect(checkout.ran()).toBe("build build");
});

test("two studios are built and served side by side, each rebuilt only when its own files change", async () => {
  const checkout = createSmallCheckout();
  const second = { studio: "studios/second" };
  const noting = (words: string) =>
    `import { appendFileSync } from "node:fs";
     import { dist } from "../studios/folder.mjs";
     appendFileSync("ran", ${words} + " ");`;
  checkout.write("run/build.ts", noting('"build " + process.env.NODE_ENV + " " + dist'));
  checkout.write("server/main.ts", noting('process.env.NODE_ENV + " " + process.argv[2]'));
  checkout.write("dist/second-studio/site", "");
  await checkout.run("start", second);
  await checkout.run("start");
  expect(checkout.ran()).toBe(
    "build production dist/second-studio production dist/second-studio build production dist production dist",
  );
  checkout.write("ran", "");
  checkout.write("studios/second/business.json", "1");
  await checkout.run("build");
  await checkout.run("build", second);
  expect(checkout.ran()).toBe("build production dist/second-studio");
});

test("a business's own studio is built in place of the demonstration", async () => {
  const checkout = createSmallCheckout();
  checkout.write(
    "run/build.ts",
    'import { studioFolder, dist } from "../studios/folder.mjs"; console.log(studioFolder, dist);',
  );
  checkout.write("studio/business.json", "{}");
  expect((await checkout.run("build")).said).toContain("\nstudio dist\n");
});

test.each([
  [0, 0, ""],
  [1, 1, ""],
  [2, 1, "The check could not be finished."],
])(
  "if the check ends with %i, npm run check ends with %i and says %j",
  async (inner, code, words) => {
    const checkout = createSmallCheckout();
    checkout.write("run/checks/main.ts", `process.exitCode = ${inner}`);
    const ended = await checkout.run("check");
    expect([ended.code, ended.said.includes("could not")]).toEqual([code, words !== ""]);
    expect(ended.said).toContain(words);
  },
);

test("a failed build leaves the pages marked as out of date", async () => {
  const checkout = createSmallCheckout();
  await checkout.run("build");
  checkout.write("content/price.ts", "2");
  checkout.write("run/build.ts", "process.exit(1)");
  expect(await checkout.run("start")).toMatchObject({ code: 1 });
  expect(checkout.has("dist/built")).toBe(false);
});

test.each([
  ["SIGTERM to run/main.mjs alone", "SIGTERM", 143, 1],
  ["SIGTERM to all processes", "SIGTERM", 143, -1],
  ["Ctrl+C", "SIGINT", 130, -1],
] as const)("%s during the build ends npm start without serving", async (_, signal, code, to) => {
  const checkout = createSmallCheckout();
  checkout.write("run/build.ts", 'process.stdout.write("under way"); setInterval(() => {}, 1000);');
  const { child, ended } = checkout.spawn("start");
  let said = "";
  while (!said.includes("under way")) said += (await once(child.stdout, "data"))[0];
  process.kill(to * (child.pid ?? 0), signal);
  const result = await ended;
  expect(result).toMatchObject({ code, signal: null });
  expect(result.said).not.toContain("could not be built");
  expect(checkout.ran()).toBe("");
  expect(checkout.has("dist/built")).toBe(false);
});
