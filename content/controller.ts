// Who answers for the website and its data, as the legal texts say it.

import type { Company } from "#facts/business.ts";
import { operator, studio } from "#studio/studio.ts";

const { legal, address } = studio;

/** Who answers for the website and the data it takes. */
export const controller = operator ?? { ...legal, email: studio.email };

/** Where letters to it go. */
export const controllerAddress =
  controller.company?.registeredOffice ?? `${address.street}, ${address.town} ${address.postcode}`;

/** ", registered in England and Wales, company number 00000000", or nothing. */
export function printRegistration(company: Company | null): string {
  return company ? `, registered in ${company.registeredIn}, company number ${company.number}` : "";
}
