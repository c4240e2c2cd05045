export { plain as testimonialPetrol } from "./plain.ts";
