export { plain as serviceRoof } from "./plain.ts";
