import { expect, test } from "vitest";
import { createUploadMemory } from "./upload-memory.ts";

test("uploads may fill 10 MB from one network, 20 MB from one /48 and 40 MB in total", () => {
  const memory = createUploadMemory();
  const fill = (address: string) => {
    let megabytes = 0;
    while (memory.begin(address).grow(1_000_000)) megabytes += 1;
    return megabytes;
  };
  const addresses = ["192.0.2.1", "2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1"];
  expect(addresses.map(fill)).toEqual([10, 10, 10, 0]);
  expect(["2001:db8:2::1", "192.0.2.2"].map(fill)).toEqual([10, 0]);
});

test("an upload that ends twice frees its memory only once", () => {
  const memory = createUploadMemory({ all: 200_000, perWide: 100_000, perNetwork: 100_000 });
  const begin = () => memory.begin("192.0.2.1");
  const first = begin();
  expect([first, begin()].map((upload) => upload.grow(50_000))).toEqual([true, true]);
  first.end();
  first.end();
  expect([begin(), begin()].map((upload) => upload.grow(50_000))).toEqual([true, false]);
});
