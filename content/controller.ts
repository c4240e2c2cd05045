// The data controller named in the privacy policy.

import { operator, studio } from "#studio/studio.ts";

const { legal, address } = studio;

export const controller = operator ?? { ...legal, email: studio.email };

export const controllerAddress =
  controller.company?.registeredOffice ?? `${address.street}, ${address.town} ${address.postcode}`;
