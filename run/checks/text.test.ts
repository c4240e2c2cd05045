import { expect, test } from "vitest";
import { findDeadLinks } from "./links.ts";
import { checkText } from "./text.ts";
import { findStraight } from "./words.ts";

const facts: Record<string, Record<string, unknown>> = {
  "#studio/prices.ts": { roofWrap: {}, guidePrices: { full: { small: {} } } },
  "#facts/print.ts": { print: () => "" },
};
const known = {
  pagePaths: ["/faq", "/faq/car-roof-wrap-cost-uk"],
  loadFacts: async (specifier: string) => facts[specifier],
};
const problemsOf = (text: string) => checkText("a.mdx", text, known);

const imports = `import { print } from "#facts/print.ts";
import { guidePrices, roofWrap } from "#studio/prices.ts";

export const answer = \`A roof is \${print(roofWrap)}.\`;
`;

test("a text with only existing facts, links and pictures has no problem", async () => {
  const text = `${imports}
## Prices and times

{print(guidePrices.full.small)}, [the roof](/faq/car-roof-wrap-cost-uk#x), [prices](#prices-and-times),
[elsewhere](https://example.com) ![A door with its edges marked](/door.svg)

{[1, 2].map((figure) => print(figure))}
`;
  expect(await problemsOf(text)).toEqual([]);
});

test.each([
  ["an unknown fact", "{print(guidePrices.full.smal)}", "guidePrices.full has no “smal”"],
  ["a fact never imported", "{print(mirrorPair)}", "“mirrorPair” is used here but not imported"],
  ["a dead link", "[roofs](/faq/car-roof-cost-uk)", "the link /faq/car-roof-cost-uk is not a page"],
  ["a dead link in a tag", '<a href="/nowhere">x</a>', "the link /nowhere is not a page"],
  ["a dead link to a heading", "[above](#nothing)", "the link #nothing is not a heading"],
  ["a picture without alternative text", "![](/door.svg)", "a picture has no alternative text"],
  ["an img without alternative text", '<img src="/door.svg" />', "has no alternative text"],
  ["a relative link", "[roofs](roofs)", "the link roofs is relative"],
  ["a relative picture", "![A roof](roof.jpg)", "the link roof.jpg is relative"],
  ["a dead link by reference", "[roofs]: /nowhere", "the link /nowhere is not a page"],
  ["a Picture without alternative text", '<Picture name="door" />', "has no alternative text"],
  ["a straight quotation mark", 'a "wet" edge', '“"wet"” has a straight apostrophe'],
  ["a straight apostrophe", "the film's edge", "“film's” has a straight apostrophe"],
  ["a stray brace", "Wrap { it", "this cannot be read"],
])("%s in a text is refused with its line and a remedy", async (_, line, message) => {
  const [problem, ...more] = await problemsOf(`${imports}\n${line}\n`);
  expect(more).toEqual([]);
  expect(problem?.problem).toContain(message);
  expect(problem).toMatchObject({ file: "a.mdx", line: 6 });
  expect(problem?.mend).toMatch(/\w/);
});

test("the remedy for a misspelt import lists the existing facts; for a misspelt link, it names the nearest page", async () => {
  const [fact] = await problemsOf('import { rofWrap } from "#studio/prices.ts";\n');
  expect(fact?.mend).toContain("roofWrap");
  const [link] = await problemsOf("[roofs](/faq/car-roof-wrap-costs-uk)");
  expect(link?.mend).toContain("The nearest is /faq/car-roof-wrap-cost-uk.");
});

test("a straight apostrophe in content is refused with its line, except in comments and prescribed texts", () => {
  const text = `// It's a comment.\nconst a = "Don't Take The Risk";\nconst b = "we can't";\n`;
  expect(findStraight("content/a.ts", text)).toMatchObject([{ line: 3 }]);
});

test("a link to a missing page or section is refused, as is a missing file", () => {
  const links = ["/faq#x", "/?a#y", "/faq/gone?a", "/icon.svg", "/"].map(
    (to) => `<a href="${to}">`,
  );
  const pictures = '<img src="/a.jpg"><img alt="b" src="/b.jpg">';
  const html = `<p id="x">${links.join("")}${pictures}`;
  const pages = new Map(["/", "/terms", "/privacy", "/faq"].map((path) => [path, html]));
  const dead = findDeadLinks({
    pages,
    pagePaths: ["/", "/faq"],
    file: "studio/articles.json",
    hasFile: (path) => path !== "/b.jpg",
  });
  const from = "/, /terms, /privacy and 1 more";
  expect(dead.map(({ problem }) => problem)).toEqual([
    `/#y is not a page or section of the site, but linked from ${from}`,
    `/faq/gone is not a page or section of the site, but linked from ${from}`,
    `/b.jpg is not a file of the site, but used on ${from}`,
  ]);
});
