// The studio as a schema.org AutomotiveBusiness. Not AutoBodyShop: body shops repair dents and paint, which this
// studio does not.

import type { AutomotiveBusiness, Offer } from "schema-dts";
import { footer } from "#content/footer.ts";
import { fullWraps, offered } from "#content/offers.ts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import { plain, print } from "#facts/print.ts";
import type { Pounds, Range } from "#facts/units.ts";
import * as has from "#studio/has.ts";
import { guidePrices, typicalFullWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";

const { vat } = studio.legal;

export const businessId = `${origin}/#studio`;

export function business(image: string | undefined): AutomotiveBusiness {
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
