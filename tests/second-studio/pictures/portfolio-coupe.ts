export { plain as portfolioCoupe } from "./plain.ts";
