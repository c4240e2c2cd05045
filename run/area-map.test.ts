import { build } from "vite";
import { expect, test } from "vitest";
import type { areas } from "#studio/areas.ts";
import { areaMap } from "./area-map.ts";

async function listFiles(map: typeof areas.map) {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [areaMap({ map })],
    build: {
      write: false,
      lib: { entry: "studio/area-map.svg?no-inline", formats: ["es"], fileName: "map" },
    },
  });
  return [built].flat().flatMap((one) => ("output" in one ? one.output : []));
}

test("a studio without a map serves no drawing of one", async () => {
  const map = { alt: "A map", caption: "The house is the workshop." };
  expect((await listFiles(map)).map(({ type }) => type)).toContain("asset");
  expect((await listFiles(null)).map(({ type }) => type)).toEqual(["chunk"]);
});
