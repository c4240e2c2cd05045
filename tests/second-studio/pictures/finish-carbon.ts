export { plain as finishCarbon } from "./plain.ts";
