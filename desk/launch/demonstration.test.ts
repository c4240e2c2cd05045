// The traces are held against the demonstration as it is shipped. A business that has replaced it has nothing to hold.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { films } from "#studio/films.ts";
import { portfolio } from "#studio/portfolio.ts";
import { reviews } from "#studio/reviews.ts";
import { operator, studio } from "#studio/studio.ts";
import { traces } from "./demonstration.ts";
import { demonstrationPictures } from "./demonstration-pictures.ts";
import { toPlainText } from "./text.ts";

const isTraced = (text: string) => traces.some(({ words }) => toPlainText(text).search(words) >= 0);

describe.runIf(isTraced(studio.name))("the demonstration", () => {
  test.each([
    studio.name,
    studio.shortName,
    studio.legal.name,
    studio.address.street,
    studio.address.town,
    studio.address.county,
    studio.address.postcode,
    studio.phone.display,
    studio.phone.link,
    studio.email,
    studio.serviceArea,
    operator?.name ?? "Irwell",
    operator?.company?.number ?? "00000000",
    operator?.email ?? "irwellwrap.example",
    ...films.map(({ code }) => code),
    ...portfolio.map(({ title, description }) => title + description),
    ...reviews.flatMap(({ name, content }) => [name, content]),
  ])("is known by %j", (text) => {
    expect(isTraced(text)).toBe(true);
  });

  test("is known by each picture that passes for its own work", () => {
    const folder = ["studio/public/pictures", "app/public/pictures"].find(hasPictures) ?? "";
    const shipped: Record<string, string[]> = {};
    for (const file of readdirSync(folder).sort()) {
      const [, name] = /^(.+)-\d+\.[0-9a-f]{8}\.\w+$/.exec(file) ?? [];
      if (!name || /^(finish-|film-curl|risk-|try-it-on|service-(beads|flank))/.test(name))
        continue;
      const hash = createHash("sha256")
        .update(readFileSync(`${folder}/${file}`))
        .digest("hex");
      shipped[name] = [...(shipped[name] ?? []), hash.slice(0, 8)];
    }
    const printed = Object.entries(shipped).map(([name, hashes]) => [
      name,
      hashes.sort().join(" "),
    ]);
    expect(demonstrationPictures).toEqual(Object.fromEntries(printed));
  });
});

function hasPictures(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

test.each(
  readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  ),
)("content/%s is of the trade: nothing in it is the demonstration's", (name) => {
  const text = readFileSync(`content/${name}`, "utf8");
  expect(traces.flatMap(({ words }) => text.match(words) ?? [])).toEqual([]);
});
