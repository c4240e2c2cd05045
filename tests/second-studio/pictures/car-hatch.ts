export { plain as carHatch } from "./plain.ts";
