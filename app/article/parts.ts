// Components for individual MDX texts; text-components.tsx has those for all. A page's module imports only the
// components that its text names.

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
