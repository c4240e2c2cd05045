export { plain as heroGrey } from "./plain.ts";
