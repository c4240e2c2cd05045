export { plain as serviceFlank } from "./plain.ts";
