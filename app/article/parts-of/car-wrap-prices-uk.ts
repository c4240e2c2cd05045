// Components that the price article alone uses.

export { Estimator } from "#app/estimator/estimator.tsx";
export { GuidePriceTable } from "./guide-price-table.tsx";
export { SizeBandModels } from "./size-band-models.tsx";
