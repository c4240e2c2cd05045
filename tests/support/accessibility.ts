// What axe finds wrong with a page, a line each.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Off by default, since few sites stand them. */
export const strict = [
  "css-orientation-lock",
  "focus-order-semantics",
  "identical-links-same-purpose",
  "label-content-name-mismatch",
  "table-fake-caption",
  "target-size",
  "td-has-header",
];

/** @param more rules beside those that are on by default. */
export async function findFaults(page: Page, more: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(more.map((id) => [id, { enabled: true }]));
  // Without frames there is nothing to join, for which axe would open another page each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.target).join(", ")}`,
  );
}
