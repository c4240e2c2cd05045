export { plain as portfolioFlip } from "./plain.ts";
