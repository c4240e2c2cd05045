export { plain as filmCurl } from "./plain.ts";
