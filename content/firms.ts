// The firms named in every footer: the workshop and any separate operator of the website.

import { printFirm } from "#facts/business.ts";
import { operator, studio } from "#studio/studio.ts";

const { legal } = studio;

const workshop = legal.company
  ? `Workshop: ${printFirm(legal)}`
  : `${legal.name}, trading as ${studio.name}.`;

export const imprint: readonly string[] = [
  legal.vat ? `${workshop} VAT no. ${legal.vat.number}.` : workshop,
  ...(operator ? [`Website: ${printFirm(operator)}`] : []),
];
