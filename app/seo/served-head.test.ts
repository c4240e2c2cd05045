import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import { StructuredData } from "./served-head.tsx";

test("text that looks like tags cannot end the structured data's script element", () => {
  const structuredData: Graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebSite", name: "</script><script>alert(1)</script><!--" }],
  };
  const html = renderToStaticMarkup(createElement(StructuredData, { graph: structuredData }));
  const scripts = parse(html).querySelectorAll("script");
  expect(scripts).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.rawText ?? "")).toEqual(structuredData);
});
