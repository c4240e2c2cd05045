export { plain as heroFilm } from "./plain.ts";
