export { plain as finishGloss } from "./plain.ts";
