// Paths of the drawings that art/plates makes.

const addresses = import.meta.glob<string>("./plates/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

/** @param drawing file name in plates/, without its ending. */
export function plateAddress(drawing: string): string {
  const address = addresses[`./plates/${drawing}.svg`];
  if (!address) throw new Error(`app/article/plates/ has no drawing "${drawing}.svg"`);
  return address;
}
