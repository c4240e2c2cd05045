import { describe, expect, test } from "vitest";
import type { Article } from "#content/articles/article.ts";
import { ownArticles as secondStudio } from "../../tests/second-studio/articles.ts";
import { checkCards, findContentProblems } from "./find-problems.ts";
import { printContentProblems } from "./problem.ts";
import { checkRegistry } from "./registry.ts";
import { checkText } from "./text.ts";

test("the content as it stands has no problems", async () => {
  expect(await findContentProblems()).toEqual([]);
});

test("a problem is printed with file, line, what is wrong and how to fix it", () => {
  const text = printContentProblems([
    { file: "content/a.mdx", line: 7, problem: "the link leads nowhere", fix: "Correct it." },
  ]);
  expect(text).toContain("content/a.mdx:7\n  the link leads nowhere\n  Correct it.\n");
});

test("an article without a picture for its link preview is told, and so is a picture that is not there", () => {
  const film = { code: "ab-101", name: "Reed", finish: "matte", colours: ["#7d7a3c"] } as const;
  const [own] = secondStudio;
  const problems = checkCards(
    {
      "/faq/old": { picture: undefined },
      "/faq": { picture: "no-such-picture" },
      [`/faq/${own.slug}`]: { picture: "car-defualt" },
      "/": { picture: "hero-ab-101" },
      "/terms": { picture: "car-default" },
    },
    { films: [film], ownArticles: secondStudio },
  );
  expect(problems).toMatchObject([
    { file: "content/seo.ts", problem: "/faq/old has no picture for its link preview" },
    { file: "content/seo.ts", problem: expect.stringContaining('no picture "no-such-picture"') },
    { file: "studio/articles.ts", fix: expect.stringContaining('picture: "car-default"') },
  ]);
  expect(problems[0]?.fix).toContain('"old": "car-default"');
});

describe("the registry", () => {
  const others = (
    ["car-roof-wrap-cost-uk", "van-wrap-pricing-uk", "vehicle-wrap-design"] as const
  ).map((slug) => buildArticle({ slug }));

  function buildArticle(changes: Partial<Article>): Article {
    const slug = changes.slug ?? "car-wrap-prices-uk";
    return {
      slug,
      group: "prices",
      question: `What of ${slug}?`,
      title: `About ${slug}`,
      description: `${slug} `.padEnd(120, "x"),
      shortAnswer: "Yes.",
      related: ["car-roof-wrap-cost-uk", "van-wrap-pricing-uk", "vehicle-wrap-design"].filter(
        (other) => other !== slug,
      ) as Article["related"],
      quoteLink: "Ask",
      updated: "2026-11-21",
      ...changes,
    };
  }

  function problemsOf(changes: Partial<Article>) {
    const article = buildArticle(changes);
    const source = `export const all = [\n  {\n    slug: "${article.slug}",\n${Object.keys(article)
      .map((property) => `    ${property}: "",`)
      .join("\n")}`;
    return checkRegistry([...others, article], new Map([["prices.ts", source]])).filter(
      ({ problem }) => problem.startsWith(`"${article.slug}"`),
    );
  }

  test("has nothing to say of an entry within the limits", () => {
    expect(problemsOf({})).toEqual([]);
    expect(
      problemsOf({
        title: "t".repeat(60),
        description: "d".repeat(160),
        shortAnswer: "s".repeat(170),
      }),
    ).toEqual([]);
  });

  test.each([
    [{ title: "t".repeat(61) }, "the title has 61 characters, and 60 is the limit"],
    [{ description: "d".repeat(161) }, "the description has 161 characters"],
    [{ description: "d".repeat(109) }, "the description has 109 characters"],
    [{ shortAnswer: "s".repeat(171) }, "the shortAnswer has 171 characters"],
    [
      { title: "About van-wrap-pricing-uk" },
      'its title is the same as that of "van-wrap-pricing-uk"',
    ],
    [{ related: ["car-roof-wrap-cost-uk", "van-wrap-pricing-uk"] }, "2 related articles"],
    [{ updated: "21/11/2026" }, '"21/11/2026" is not a date'],
    [{ updated: "2026-02-30" }, '"2026-02-30" is not a date'],
  ] satisfies [Partial<Article>, string][])("%j is refused", (changes, message) => {
    const [problem, ...more] = problemsOf(changes);
    expect(more).toEqual([]);
    expect(problem?.problem).toContain(message);
    expect(problem?.fix).toMatch(/\w/);
    // The line of the property, not merely of the entry.
    expect(problem?.file).toBe("prices.ts");
    expect(problem?.line).toBeGreaterThan(3);
  });

  test("a related article that does not exist is refused by name", () => {
    const related = [...others.map(({ slug }) => slug), "no-such-article"] as Article["related"];
    expect(problemsOf({ related })[0]?.problem).toContain(
      'the related article "no-such-article" does not exist',
    );
  });
});

describe("a text", () => {
  const facts: Record<string, Record<string, unknown>> = {
    "#studio/prices.ts": { roofWrap: {}, guidePrices: { full: { small: {} } } },
    "#facts/print.ts": { print: () => "" },
  };
  const known = {
    pagePaths: ["/faq", "/faq/car-roof-wrap-cost-uk"],
    loadFacts: async (specifier: string) => facts[specifier],
  };

  async function problemsOf(text: string) {
    return checkText("a.mdx", text, known);
  }

  const imports = `import { print } from "#facts/print.ts";
import { guidePrices, roofWrap } from "#studio/prices.ts";

export const answer = \`A roof is \${print(roofWrap)}.\`;
`;

  test("has nothing against facts, links and pictures that are there", async () => {
    const text = `${imports}
## Prices and times

{print(guidePrices.full.small)}, [the roof](/faq/car-roof-wrap-cost-uk#x), [prices](#prices-and-times),
[elsewhere](https://example.com) ![A door with its edges marked](/door.svg)

{[1, 2].map((figure) => print(figure))}
`;
    expect(await problemsOf(text)).toEqual([]);
  });

  test.each([
    [
      "a fact that is not there",
      "{print(guidePrices.full.smal)}",
      'guidePrices.full has no "smal"',
    ],
    [
      "a fact never imported",
      "{print(mirrorPair)}",
      '"mirrorPair" is used here but never imported',
    ],
    [
      "a dead link",
      "[roofs](/faq/roof-wrap-cost)",
      "the link /faq/roof-wrap-cost leads to no page",
    ],
    ["a dead link in a tag", '<a href="/nowhere">x</a>', "the link /nowhere leads to no page"],
    ["a dead link to a heading", "[above](#nothing)", "the link #nothing leads to no heading"],
    ["a picture without words", "![](/door.svg)", "a picture has no alternative text"],
    ["a picture tag without words", '<img src="/door.svg" />', "a picture has no alternative text"],
    ["a stray brace", "Wrap { it", "this cannot be read"],
  ])("%s is refused in its line", async (_, line, message) => {
    const [problem, ...more] = await problemsOf(`${imports}\n${line}\n`);
    expect(more).toEqual([]);
    expect(problem?.problem).toContain(message);
    expect(problem).toMatchObject({ file: "a.mdx", line: 6 });
    expect(problem?.fix).toMatch(/\w/);
  });

  test("an import of a fact that is not there is refused, and the ones there are named", async () => {
    const [problem] = await problemsOf('import { rofWrap } from "#studio/prices.ts";\n');
    expect(problem?.problem).toBe('studio/prices.ts has no "rofWrap"');
    expect(problem?.fix).toContain("roofWrap");
  });

  test("the nearest page is named for a misspelt link", async () => {
    const [problem] = await problemsOf("[roofs](/faq/car-roof-wrap-costs-uk)");
    expect(problem?.fix).toContain("The nearest is /faq/car-roof-wrap-cost-uk.");
  });
});
