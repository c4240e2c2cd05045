// How many uploads are read into memory at the same time, in all and from one address.

export const uploadTurns = { all: 3, perClient: 2 };

/** Gives a function that ends the turn; `undefined` while too many are under way. */
export type TakeTurn = (client: string) => (() => void) | undefined;

export function createTurns({ all, perClient }: typeof uploadTurns = uploadTurns): TakeTurn {
  const underWay: string[] = [];
  return (client) => {
    const own = underWay.filter((one) => one === client).length;
    if (underWay.length >= all || own >= perClient) return undefined;
    underWay.push(client);
    return () => void underWay.splice(underWay.indexOf(client), 1);
  };
}
