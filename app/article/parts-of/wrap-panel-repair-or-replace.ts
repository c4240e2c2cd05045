// Components that the article on repairing a panel alone uses.

export { RepairPriceTable } from "./repair-price-table.tsx";
