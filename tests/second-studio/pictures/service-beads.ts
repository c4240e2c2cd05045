export { plain as serviceBeads } from "./plain.ts";
