// The studio as schema.org sees it. AutomotiveBusiness and not AutoBodyShop: dents and paint are a
// bodyshop's work, as the articles say, and this workshop lays film.

import type { AutomotiveBusiness, Offer } from "schema-dts";
import { originPlaceholder as origin } from "#contract/page-environment.ts";
import {
  chromeDelete,
  guidePrices,
  mirrorPair,
  panel,
  roofWrap,
  typicalFullWrap,
} from "#facts/prices.ts";
import { plain, print } from "#facts/print.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { operator, studio } from "#facts/studio.ts";
import { type Pounds, type Range, range } from "#facts/units.ts";

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
      addressRegion: address.county,
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
    priceRange: plain(print(typicalFullWrap)),
    currenciesAccepted: "GBP",
    makesOffer: offers(),
    ...(image && { image }),
  };
}

/** The prices that the landing page shows. */
function offers(): Offer[] {
  const { graphics, partial, full } = guidePrices;
  return [
    ...sizeBands.map((band) =>
      offer(`Full wrap, ${sizeBandNames[band].toLowerCase()} car`, full[band]),
    ),
    offer("Partial wrap", partial.small, "from"),
    offer("Graphics", range(graphics.small.amount, graphics.large.amount, "pounds")),
    offer("Roof wrap", roofWrap),
    offer("Pair of mirrors", mirrorPair),
    offer("Chrome delete", chromeDelete),
    offer("Single panel", panel),
  ];
}

function offer(service: string, price: Pounds | Range<"pounds">, from?: "from"): Offer {
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: service },
    priceSpecification: {
      "@type": "PriceSpecification",
      priceCurrency: "GBP",
      valueAddedTaxIncluded: operator.vat.pricesInclude,
      ...figures(price, from),
    },
  };
}

function figures(price: Pounds | Range<"pounds">, from?: "from") {
  if ("from" in price) return { minPrice: price.from, maxPrice: price.to };
  return from ? { minPrice: price.amount } : { price: price.amount };
}
