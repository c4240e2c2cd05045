export { plain as finishMatte } from "./plain.ts";
