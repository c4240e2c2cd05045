export { plain as testimonialVan } from "./plain.ts";
