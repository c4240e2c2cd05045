// Components that MDX texts may use beyond those that every text has (text-components.tsx). A page's module
// imports the ones that its text names, and no others.

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
