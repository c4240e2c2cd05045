// Who stands behind the site, as every page's footer says it: the workshop, and the company that runs the website
// where that is another one.

import { printFirm } from "#facts/business.ts";
import { operator, studio } from "#studio/studio.ts";

const { legal } = studio;

const workshop = legal.company
  ? `Workshop: ${printFirm(legal)}`
  : `${legal.name}, trading as ${studio.name}.`;

/** One line for each firm. */
export const imprint: readonly string[] = [
  legal.vat ? `${workshop} VAT no. ${legal.vat.number}.` : workshop,
  ...(operator ? [`Website: ${printFirm(operator)}`] : []),
];
