// Data types of articles and legal texts, and the components that only some texts use.

import type { Article } from "#content/articles/article.ts";
import type { ArticlePath } from "#contract/paths.ts";

/** Second-level headings of a text, in order. */
export type Contents = { id: string; heading: string }[];

/** An article's registry entry, with the path and question of each related article. */
export type ArticlePageData = Omit<Article, "related" | "shortAnswer"> & {
  related: { path: ArticlePath; question: string }[];
};

/** Source file of each component. The build imports a component only into the texts that use it. */
export const textParts: Readonly<Record<string, string>> = {
  AreaTable: "#app/article/parts/area-table.tsx",
  Estimator: "#app/estimator/estimator.tsx",
  FilmLayers: "#app/article/parts/film-layers.tsx",
  FinishPanels: "#app/article/parts/finish-panels.tsx",
  GuidePriceTable: "#app/article/parts/guide-prices.tsx",
  Replay: "#app/analytics/replay.tsx",
  RepairPriceTable: "#app/article/parts/repair-price-table.tsx",
  SizeBandModels: "#app/article/parts/guide-prices.tsx",
  Visualiser: "#app/visualiser/visualiser.tsx",
};
