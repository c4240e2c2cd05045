export { plain as carDefault } from "./plain.ts";
