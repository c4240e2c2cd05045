// Who answers for the website and its data, as the privacy policy says it.

import { operator, studio } from "#studio/studio.ts";

const { legal, address } = studio;

/** Who answers for the website and the data it takes. */
export const controller = operator ?? { ...legal, email: studio.email };

/** Where letters to it go. */
export const controllerAddress =
  controller.company?.registeredOffice ?? `${address.street}, ${address.town} ${address.postcode}`;
