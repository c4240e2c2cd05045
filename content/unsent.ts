// Words for a quote request that has not been delivered yet.

import { studio } from "#facts/studio.ts";

export const unsent = {
  text: "It has not reached us yet: this browser keeps sending it, now and on your next visit. If it is urgent, ring us on",
  phone: studio.phone,
} as const;
