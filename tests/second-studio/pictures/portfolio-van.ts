export { plain as portfolioVan } from "./plain.ts";
