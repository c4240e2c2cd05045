import { expect, test } from "vitest";
import { enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";

test.each([
  [
    "is fine where database and photos have room",
    1,
    { storeLimit: 1000, photoSpace: 2000 },
    "Fine",
  ],
  ["is low for the database alone", 0, { storeLimit: 0.1, photoSpace: 0 }, "Look at this"],
  ["is low for photos alone", 1, { storeLimit: 1000, photoSpace: 1 }, "Look at this"],
])("space %s", async (_, photos, limits, state) => {
  const { env, ...site } = await createSiteWithPhotos(photos);
  const { readText } = await enterDeskPages({ ...site, env: { ...env, ...limits } });
  expect(await readText("/problems")).toContain(`Space ${state} `);
});
