// Structured data (schema.org) for search engines, rendered only on the server. It states only what the page shows:
// no ratings of the studio itself, and FAQPage, because the site itself writes the answers.

import type { Article, BreadcrumbList, FAQPage, Graph, Thing, WebPage } from "schema-dts";
import { articles } from "#content/articles/registry.ts";
import { faq } from "#content/faq.ts";
import { thankYou } from "#content/thank-you.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { articlePath, type PagePath, paths } from "#contract/paths.ts";
import { plain } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";
import { legalText, loadArticleText } from "../article/texts.ts";
import { business, businessId } from "./structured-business.ts";

/** @param card root-relative URL of the page's preview picture */
export async function buildStructuredData(path: PagePath, card?: string): Promise<Graph> {
  return { "@context": "https://schema.org", "@graph": await things(path, card) };
}

async function things(path: PagePath, card?: string): Promise<Thing[]> {
  const image = card ? `${origin}${card}` : undefined;
  if (path === paths.landing) return [business(image), website];
  const article = articles.find(({ slug }) => articlePath(slug) === path);
  if (article) {
    const { answer } = await loadArticleText(article.slug);
    return [
      articleOf(article, image),
      faqPageOf(article.question, answer, path),
      crumbs([faqCrumb, { name: article.question, path }]),
    ];
  }
  if (path === paths.faq) return [webPage(faq.heading, path), crumbs([faqCrumb])];
  const name = path === paths.thankYou ? thankYou.heading : (await legalText(path)()).page.heading;
  return [webPage(name, path), crumbs([{ name, path }])];
}

const website: Thing = {
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  url: `${origin}/`,
  name: studio.name,
  inLanguage: "en-GB",
  publisher: { "@id": businessId },
};

/** Reference to the studio, whose full entry is on another page. */
const publisher = {
  "@type": "AutomotiveBusiness",
  "@id": businessId,
  name: studio.name,
  url: `${origin}/`,
} as const;

function articleOf(article: (typeof articles)[number], image: string | undefined): Article {
  const url = `${origin}${articlePath(article.slug)}`;
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: article.question,
    description: plain(article.description),
    dateModified: article.updated,
    inLanguage: "en-GB",
    author: publisher,
    publisher,
    ...(image && { image }),
  };
}

function faqPageOf(question: string, answer: string, path: PagePath): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${origin}${path}#faq`,
    mainEntity: [
      {
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plain(answer) },
      },
    ],
  };
}

function webPage(name: string, path: PagePath): WebPage {
  const url = `${origin}${path}`;
  return { "@type": "WebPage", "@id": url, url, name, inLanguage: "en-GB", publisher };
}

type Crumb = { name: string; path: PagePath };

const faqCrumb: Crumb = { name: "FAQ", path: paths.faq };

function crumbs(trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: studio.name, path: paths.landing }, ...trail].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: `${origin}${path}`,
      }),
    ),
  };
}
