// A little arithmetic with sRGB colours, "#0f6a63".

/** What a tinted mirror throws back of a reflection: `MIRROR` leaves it as it is, black leaves a quarter. */
export function tint(reflection: string, film: string): string {
  const filter = channelsOf(film).map((channel) => 0.25 + (0.75 * channel) / MIRROR);
  return print(channelsOf(reflection).map((channel, place) => channel * (filter[place] ?? 1)));
}

const MIRROR = 205;

export function scale(colour: string, by: number, plus = 0): string {
  return print(channelsOf(colour).map((channel) => channel * by + plus));
}

/** A third of the colour wheel on, `thirds` times. */
export function turn(colour: string, thirds: number): string {
  const channels = channelsOf(colour);
  return print(channels.map((_, place) => channels[(place + thirds) % 3] ?? 0));
}

/** Too little colour to have another side. */
export function isGrey(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) < 40;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
}

function print(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, channel)).toString(16).padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}
