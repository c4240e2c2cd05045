import type { Finish } from "#facts/finishes.ts";
import { printList } from "#facts/print.ts";
import { films } from "#studio/films.ts";

export function printFilms(finish: Finish): string {
  const names = films.filter((film) => film.finish === finish).map(({ name }) => name);
  return printList(names) || "To order";
}
