// What axe finds wrong with a page, a line each.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export async function findFaults(page: Page): Promise<string[]> {
  // Without frames there is nothing to join, for which axe would open another page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.target).join(", ")}`,
  );
}
