// Components that the article on protecting paint alone uses.

export { FilmLayers } from "./film-layers.tsx";
