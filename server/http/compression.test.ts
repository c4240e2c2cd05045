import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { soon } from "#tests/support/soon.ts";
import { chooseCoding, compressedAtOnce, compressText, createCompressNow } from "./compression.ts";

const text = Buffer.from("words and words ".repeat(500));

/** Compresses when told to; says in the bytes how. */
function createSlowCompression() {
  const waiting: (() => void)[] = [];
  const started: string[] = [];
  const compress: typeof compressText = (bytes, coding, effort) => {
    started.push(`${bytes} ${coding} ${effort}`);
    return new Promise((resolve) => {
      waiting.push(() => resolve(Buffer.from(`${coding} ${effort}`)));
    });
  };
  const finishOne = () => waiting.shift()?.();
  return { compress, started, finishOne };
}

describe("the coding", () => {
  test.each([
    [null, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br ; q=0.1", "br"],
    ["br;level=4;q=0", "identity"],
    ["br;level=4;q=0.5", "br"],
    ["br;q=0, gzip;q=0", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["deflate, zstd", "identity"],
    ["br;q=x", "identity"],
  ])("for Accept-Encoding %s is %s", (accepted, coding) => {
    expect(chooseCoding(accepted)).toBe(coding);
  });
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "%s gives the text back, and is smaller with more effort",
  async (coding, decompress) => {
    const varied = Buffer.from(Array.from({ length: 3000 }, (_, n) => `${n * n} words`).join(" "));
    const quick = await compressText(varied, coding, "quick");
    const small = await compressText(varied, coding, "small");
    expect(decompress(quick)).toEqual(varied);
    expect(decompress(small)).toEqual(varied);
    expect(small.length).toBeLessThan(quick.length);
  },
);

describe("a text that is sent once", () => {
  test("is compressed quickly", async () => {
    const { compress, started, finishOne } = createSlowCompression();
    const encoded = createCompressNow(compress)(Buffer.from("x"), "gzip");
    finishOne();
    expect(await soon(encoded)).toEqual({ body: Buffer.from("gzip quick"), coding: "gzip" });
    expect(started).toEqual(["x gzip quick"]);
  });

  test("is sent as it is where no coding is taken", async () => {
    const { compress, started } = createSlowCompression();
    const encoded = await soon(createCompressNow(compress)(text, "identity"));
    expect(encoded).toEqual({ body: text, coding: "identity" });
    expect(started).toEqual([]);
  });

  test("is sent as it is while enough others are being compressed, and compressed again after", async () => {
    const { compress, started, finishOne } = createSlowCompression();
    const compressNow = createCompressNow(compress);
    const first = Array.from({ length: compressedAtOnce }, () => compressNow(text, "br"));
    expect(await soon(compressNow(text, "br"))).toEqual({ body: text, coding: "identity" });
    expect(started).toHaveLength(compressedAtOnce);
    finishOne();
    await soon(Promise.resolve(first[0]));
    const next = compressNow(text, "br");
    for (let left = 0; left < compressedAtOnce; left += 1) finishOne();
    expect((await soon(next)).coding).toBe("br");
  });

  test("makes room for the next when it cannot be compressed", async () => {
    const compressNow = createCompressNow(() => Promise.reject(new Error("broken")));
    for (let time = 0; time <= compressedAtOnce; time += 1) {
      await expect(compressNow(text, "br")).rejects.toThrow("broken");
    }
  });
});
