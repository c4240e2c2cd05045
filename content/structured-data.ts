// Schema.org data for search engines, rendered on the server. Omits ratings, because a site must not rate itself.
// Articles use FAQPage, because QAPage is for visitors' answers (docs/decisions/0003-seo.md).

import type { Graph, Offer, Thing } from "schema-dts";
import { articles } from "#content/articles/registry.ts";
import { faq } from "#content/faq.ts";
import { footer } from "#content/footer.ts";
import { fullWraps, offered } from "#content/offers.ts";
import { thankYou } from "#content/thank-you.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { articlePath, type PagePath, paths } from "#contract/paths.ts";
import { plain, print } from "#facts/print.ts";
import type { Pounds, Range } from "#facts/units.ts";
import * as has from "#studio/has.ts";
import { guidePrices, typicalFullWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

const { vat } = studio.legal;

const businessId = `${origin}/#studio`;

/** Values from the build and the MDX. */
type Page = {
  /** Root-relative URL of the preview picture. */
  card: string | undefined;
  /** Direct answer of an article. */
  answer: string | undefined;
  /** Heading of a legal page. */
  heading: string | undefined;
};

export function buildStructuredData(path: PagePath, page: Page): Graph {
  return { "@context": "https://schema.org", "@graph": things(path, page) };
}

function things(path: PagePath, { card, answer = "", heading = thankYou.heading }: Page): Thing[] {
  const image = card && `${origin}${card}`;
  if (path === paths.landing) return [business(image), website];
  const article = articles.find(({ slug }) => articlePath(slug) === path);
  if (article) {
    return [
      articleOf(article, image),
      faqPageOf(article.question, answer, path),
      crumbs([faqCrumb, { name: article.question, path }]),
    ];
  }
  if (path === paths.faq) return [webPage(faq.heading, path), crumbs([faqCrumb])];
  return [webPage(heading, path), crumbs([{ name: heading, path }])];
}

const website: Thing = {
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  url: `${origin}/`,
  name: studio.name,
  inLanguage: "en-GB",
  publisher: { "@id": businessId },
};

/** Reference to the studio, whose full entry is on the landing page. */
const publisher = {
  "@type": "AutomotiveBusiness",
  "@id": businessId,
  name: studio.name,
  url: `${origin}/`,
} as const;

function articleOf(article: (typeof articles)[number], image: string | undefined): Thing {
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

function faqPageOf(question: string, answer: string, path: PagePath): Thing {
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

function webPage(name: string, path: PagePath): Thing {
  const url = `${origin}${path}`;
  return { "@type": "WebPage", "@id": url, url, name, inLanguage: "en-GB", publisher };
}

type Crumb = { name: string; path: PagePath };

const faqCrumb: Crumb = { name: "FAQ", path: paths.faq };

function crumbs(trail: readonly Crumb[]): Thing {
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

/** Not AutoBodyShop, because this studio does not repair dents or paint. */
function business(image: string | undefined): Thing {
  const { address } = studio;
  return {
    "@type": "AutomotiveBusiness",
    "@id": businessId,
    name: studio.name,
    url: `${origin}/`,
    telephone: studio.phone.link.replace("tel:", ""),
    email: studio.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.town,
      ...(address.county && { addressRegion: address.county }),
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    areaServed: studio.serviceArea,
    openingHoursSpecification: studio.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...days],
      opens,
      closes,
    })),
    ...(has.fullWraps && { priceRange: plain(print(typicalFullWrap)) }),
    currenciesAccepted: "GBP",
    makesOffer: makesOffer(),
    ...(image && { image }),
    ...(footer.demonstration && { disambiguatingDescription: footer.demonstration }),
  };
}

/** Offers with the prices shown on the landing page. */
function makesOffer(): Offer[] {
  return [
    ...(has.fullWraps ? fullWraps : []).map(({ job, price }) =>
      offer(`Full wrap, ${job.toLowerCase()} car`, price),
    ),
    ...(has.partialWraps
      ? [offer("Partial wrap", { minPrice: guidePrices.partial.small.amount })]
      : []),
    ...offered.map(({ job, price }) => offer(job, price)),
  ];
}

type Price = Pounds | Range<"pounds"> | { minPrice: number };

function offer(name: string, price: Price): Offer {
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name, serviceType: "Vehicle wrap" },
    priceSpecification: {
      "@type": "PriceSpecification",
      priceCurrency: "GBP",
      ...(vat && { valueAddedTaxIncluded: vat.pricesInclude }),
      ...figures(price),
    },
  };
}

function figures(price: Price) {
  if ("minPrice" in price) return price;
  return "from" in price ? { minPrice: price.from, maxPrice: price.to } : { price: price.amount };
}
