import { expect, test } from "vitest";
import { type Claims, findUnknownEvidence, findUnprovenClaims } from "./claims.ts";

const claim = {
  id: "hands",
  claim: "Warm hands",
  shownOn: { "/": "Our hands are warm for 2 days", "/terms": "hands that are cold" },
  evidenceNeeded: "A thermometer.",
};

function find(changes: Partial<Claims> = {}) {
  return findUnprovenClaims({
    claims: [claim],
    evidence: {},
    built: [
      { address: "/", text: "<p>Our hands are <b>warm</b> for 2 days.</p>", hash: "" },
      { address: "/terms", text: "<p>Hands.</p>", hash: "" },
    ],
    sources: new Map([
      ["studio/evidence.ts", "// hands: below\n  feet: null,\n  hands: null,\n"],
      ["content/landing/05.ts", "\n\n<p>Our hands are warm for {print(days)}</p>"],
      ["content/other.ts", "our hands"],
    ]),
    studioFolder: "studio",
    now: new Date("2026-11-20T12:00:00Z"),
    ...changes,
  });
}

test("a claim without evidence names its line, the pages that show it and the line that words it", () => {
  expect(find()).toEqual([
    {
      place: "studio/evidence.ts",
      line: 3,
      point:
        'Claim without evidence: Warm hands. Shown on / (content/landing/05.ts:3) and /terms (no longer in the listed words: see content/claims.ts). Needed: A thermometer. Say under "hands" where it is filed, or who makes the claim without it.',
    },
  ]);
});

test.each([
  { held: "Folder 3", on: "2026-11-20" },
  { acceptedBy: "Jo Marsh", on: "2026-01-01" },
])("a claim is settled by %j", (hands) => {
  expect(find({ evidence: { hands } })).toEqual([]);
});

test.each([
  ["2026-11-21", "lies ahead"],
  ["2026-11-20T09:00", "is no date"],
  ["+2026-11-20", "is no date"],
  ["21/11/2026", "is no date"],
  ["2026-13-01", "is no date"],
  ["2026-02-30", "is no date"],
])("evidence of %s is open: %s", (on, words) => {
  const [point, ...others] = find({ evidence: { hands: { held: "Folder 3", on } } });
  expect(others).toEqual([]);
  expect(point).toMatchObject({ line: 3, point: expect.stringContaining(words) });
});

test("a page's wording is looked for in the files that can word it, by its longest run of words", () => {
  const words = "it lasts for five long years";
  const shownOn = { "/faq/roof": words, "/terms": words, "/": words, "/late": words };
  const page = (address: string) => ({ address, text: `<p>${words}</p>`, hash: "" });
  const [point] = find({
    claims: [{ ...claim, shownOn }],
    built: [page("/faq/roof"), page("/terms"), page("/"), page("/assets/late.js")],
    sources: new Map([
      ["content/claims.ts", words],
      ["app/routes.tsx", words],
      ["content/articles/roof-two.mdx", words],
      [
        "content/articles/roof.mdx",
        `It lasts for\nit lasts for five years\nIt lasts, for five long`,
      ],
      ["content/legal/terms.mdx", `“It lasts for five!”`],
      ["content/landing/01.ts", "for five"],
    ]),
  });
  expect(point?.point).toContain(
    "Shown on /faq/roof (content/articles/roof.mdx:3), /terms (content/legal/terms.mdx:1), / and /late.",
  );
});

test("evidence counts from the first moment of its day", () => {
  const hands = { held: "Folder 3", on: "2026-11-20" };
  expect(find({ evidence: { hands }, now: new Date("2026-11-20T00:00:00Z") })).toEqual([]);
});

test("words that another page shows are not shown on this one", () => {
  const shownOn = { "/terms": "hands that are cold" };
  const elsewhere = { address: "/faq", text: "<p>Our hands that are cold</p>", hash: "" };
  const [point] = find({ claims: [{ ...claim, shownOn }], built: [elsewhere] });
  expect(point?.point).toContain("Shown on /terms (no longer in the listed words");
});

test("one claim is settled by what stands under its own name alone", () => {
  const hands = { held: "Folder 3", on: "2026-11-20" };
  const points = find({ claims: [claim, { ...claim, id: "feet" }], evidence: { hands } });
  expect(points.map(({ line }) => line)).toEqual([2]);
});

test("evidence under a name that nothing has is told by its line, and a word of the demonstration's is a name", () => {
  const on = "2026-01-01";
  const evidence = {
    hands: { held: "Folder 3", on },
    hand: { held: "Folder 3", on },
    Bolton: { acceptedBy: "Jo Marsh", on },
    "car-hatch": { acceptedBy: "Jo Marsh", on },
    "West Yorkshire": { acceptedBy: "Jo Marsh", on },
    "Bolton Road": { acceptedBy: "Jo Marsh", on },
    feet: null,
  };
  const text = Object.keys(evidence)
    .map((id) => `  "${id}": …,`)
    .join("\n");
  const sources = new Map([["studio/evidence.ts", text]]);
  const claims = [claim, { ...claim, id: "nose" }];
  const points = findUnknownEvidence({ evidence, sources, studioFolder: "studio" }, claims);
  expect(points).toMatchObject([
    { place: "studio/evidence.ts", line: 2, point: expect.stringContaining('called "hand"') },
    { place: "studio/evidence.ts", line: 5, point: expect.stringContaining('"West Yorkshire"') },
    { place: "studio/evidence.ts", line: 6, point: expect.stringContaining('"Bolton Road"') },
  ]);
});
