// A little arithmetic with sRGB colours, "#0f6a63".

/** @param change of each channel, 0 to 255, by its place among red, green and blue */
export function changeColour(
  colour: string,
  change: (channel: number, place: number, all: readonly number[]) => number,
): string {
  const digits = channelsOf(colour)
    .map(change)
    .map((channel) => Math.round(Math.min(255, channel)).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}

export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
}
