export { plain as finishChrome } from "./plain.ts";
