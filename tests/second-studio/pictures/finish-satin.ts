export { plain as finishSatin } from "./plain.ts";
