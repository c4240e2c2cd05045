// Words of "Our Meticulous Process": the sheet that hangs on the car.

import { print } from "#facts/print.ts";
import { freshPaintCure } from "#facts/times.ts";

export const ourProcess = {
  title: "Our Meticulous Process",
  text: "Six stages, always in this order. The next one starts when the last one is right.",
  quote: "Get a quote",
  stages: [
    {
      icon: "inspect",
      title: "Inspect",
      text: `We go round the car under strip lights and note every chip. Fresh paint waits ${print(freshPaintCure)} to cure before film goes on.`,
    },
    {
      icon: "clean",
      title: "Clean",
      text: "Wash, clay, degrease. Then the shuts and edges by hand, where the dirt hides.",
    },
    {
      icon: "strip",
      title: "Strip",
      text: "Badges, handles and trim come off where the maker allows. What was behind them is cleaned as well. Film goes behind them, not up to them.",
    },
    {
      icon: "cut",
      title: "Cut",
      text: "Each panel is measured and its film cut with enough over to turn the edges.",
    },
    {
      icon: "lay",
      title: "Lay",
      text: "Colour film goes on dry: pulled flat, pressed out from the middle with a felt squeegee, and heated only where it has to bend.",
    },
    {
      icon: "set",
      title: "Set",
      text: "Edges and recesses are brought to the temperature the film’s maker names, so that the film does not creep back. Then the trim goes back.",
    },
  ],
} as const;
