import type { Finish } from "#facts/finishes.ts";
import { printList } from "#facts/print.ts";
import { films } from "#studio/films.ts";

/** Names of the studio's films in a finish, or `otherwise` if it has none. */
export function printFilms(finish: Finish, otherwise = "To order"): string {
  const names = films.filter((film) => film.finish === finish).map(({ name }) => name);
  return printList(names) || otherwise;
}
