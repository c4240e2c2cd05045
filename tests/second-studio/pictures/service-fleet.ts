export { plain as serviceFleet } from "./plain.ts";
