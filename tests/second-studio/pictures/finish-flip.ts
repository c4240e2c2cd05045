export { plain as finishFlip } from "./plain.ts";
