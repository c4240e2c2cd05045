// Estimates with the demonstration's prices, which are the specification's (§9).

import { expect, test } from "vitest";
import { plain, print } from "#facts/print.ts";
import type { Coverage } from "#facts/size-bands.ts";
import { type EstimateRequest, type Extras, estimate } from "./estimate.ts";

const extras = { chromeDelete: true, panels: 2 } as const;

test.each<[string, EstimateRequest, string[], string]>([
  ["full wrap", { band: "small", coverage: "full" }, ["Full wrap £2,250"], "£2,250"],
  ["partial wrap", { band: "large", coverage: "partial" }, ["Partial wrap £1,600"], "£1,600"],
  [
    "set of graphics with simple artwork",
    { band: "medium", coverage: "graphics" },
    ["Graphics: cut film, fitted £590", "Simple artwork £150 to £300"],
    "£740 to £890",
  ],
  [
    "full wrap with roof, mirrors and panels in the same film",
    { band: "medium", coverage: "full", extras: { roof: "same", mirrors: "same", panels: 8 } },
    ["Full wrap £2,400", "Roof included", "Mirrors included", "8 single panels included"],
    "£2,400",
  ],
  [
    "full wrap with roof and mirrors in another film, and chrome delete",
    { band: "large", coverage: "full", extras: { ...extras, roof: "other", mirrors: "other" } },
    [
      "Full wrap £2,500",
      "Roof in another film, less the film replaced £0 to £250",
      "Mirrors in another film, less the film replaced £0 to £60",
      "Chrome delete £300 to £900",
      "2 single panels included",
    ],
    "£2,800 to £3,710",
  ],
  [
    "partial wrap with every extra in the same film",
    { band: "medium", coverage: "partial", extras: { ...extras, roof: "same", mirrors: "same" } },
    [
      "Partial wrap £1,550",
      "Roof £200 to £450",
      "Mirrors £60 to £120",
      "Chrome delete £300 to £900",
      "2 single panels £300 to £900",
    ],
    "£2,410 to £3,920",
  ],
  [
    "partial wrap with roof, mirrors and one panel in another film",
    { band: "small", coverage: "partial", extras: { roof: "other", mirrors: "other", panels: 1 } },
    [
      "Partial wrap £1,500",
      "Roof in another film £200 to £450",
      "Mirrors in another film £60 to £120",
      "1 single panel £150 to £450",
    ],
    "£1,910 to £2,520",
  ],
])("a %s is priced line by line and in total", (_, request, expected, sum) => {
  const { lines, total } = estimate(request);
  const printed = lines.map(
    ({ name, price, included }) => `${name} ${included ? "included" : plain(print(price))}`,
  );
  expect([printed, plain(print(total))]).toEqual([expected, sum]);
  for (const { price } of lines.filter(({ included }) => included))
    expect(plain(print(price))).toBe("£0");
});

test.each<["shown" | "hidden", string, Coverage, Extras]>([
  ["shown", "six panels make a partial wrap dearer", "partial", { panels: 6 }],
  ["hidden", "both cost the same", "partial", { panels: 5 }],
  ["hidden", "both cost the same with chrome delete", "partial", { chromeDelete: true, panels: 5 }],
  ["hidden", "the choice is graphics", "graphics", { panels: 8 }],
])("the hint that a full wrap costs less is %s if %s", (state, _, coverage, extras) => {
  const { fullWrapCostsLess } = estimate({ band: "small", coverage, extras });
  expect(fullWrapCostsLess).toBe(state === "shown");
});

test("for a studio without full wraps or design, an estimate suggests no full wrap and adds no artwork", () => {
  const price = (request: Omit<EstimateRequest, "band">) =>
    estimate({ band: "small", ...request }, { design: false, fullWraps: false });
  expect(price({ coverage: "partial", extras: { panels: 6 } }).fullWrapCostsLess).toBe(false);
  expect(price({ coverage: "graphics" }).lines).toHaveLength(1);
});
